// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import Testing

/// Mistakes of a programmer stop the program, and say what was wrong and what would have been right.
@Suite("Traps")
struct TrapTests {
  final class SmallCell: ReusableCell {}
  final class LargeCell: ReusableCell {}

  /// Messages exist in debug builds alone.
  private func expect(_ words: [String], in result: ExitTest.Result?) {
    #if DEBUG
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      for word in words { #expect(text.contains(word), "\(text)") }
    #endif
  }

  @Test func aWrongCellClassNamesBothClasses() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Row(SmallCell.self).configure(LargeCell()) }
    }
    expect(["SmallCell", "LargeCell"], in: result)
  }

  @Test func aChildThatIsAddedTwiceNamesBothParents() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let basket = SimpleProvider(["apple"])
        basket.name = "basket"
        let first = CompositeDataSource(.sections, basket)
        first.name = "first"
        let second = CompositeDataSource(.sections)
        second.name = "second"
        second.append(basket)
      }
    }
    expect([#""basket""#, #""first""#, #""second""#], in: result)
  }

  @Test func aCycleNamesBothEnds() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let outer = CompositeDataSource(.sections)
        outer.name = "outer"
        let inner = CompositeDataSource(.singleSection)
        inner.name = "inner"
        outer.append(inner)
        inner.append(outer)
      }
    }
    expect([#""outer""#, #""inner""#, "inside itself"], in: result)
  }

  @Test func aDataSourceInsideItselfNamesIt() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tabs = SegmentedDataSource()
        tabs.name = "tabs"
        tabs.append(tabs)
      }
    }
    expect([#""tabs""#, "inside itself"], in: result)
  }

  @Test func anInsertOutOfBoundsNamesIndexAndBound() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { SimpleProvider(["apple", "fig"]).insert("kiwi", at: 7) }
    }
    expect(["row 7 of section 0", "2 rows"], in: result)
  }

  @Test func aSegmentOutOfBoundsNamesIndexAndBound() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { SegmentedDataSource(SimpleProvider(["apple"])).selectedIndex = 3 }
    }
    expect(["3", "1 children"], in: result)
  }

  @Test func aSelectedStrangerNamesBoth() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tabs = SegmentedDataSource(SimpleProvider(["apple"]))
        tabs.name = "tabs"
        let stranger = SimpleProvider(["fig"])
        stranger.name = "stranger"
        tabs.select(stranger)
      }
    }
    expect([#""stranger""#, #""tabs""#, "isn't a child"], in: result)
  }

  @Test func aViewThatForgetsToUpdateTheModelIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = ForgetfulView()
        let basket = SimpleProvider(["apple"])
        basket.bind(to: view)
        basket.append("fig")
      }
    }
    expect(["ForgetfulView", "updateModel", "0 times"], in: result)
  }
}

/// A view that never asks for the model of a batch.
private final class ForgetfulView: ListView {
  weak var dataSource: (any ListViewDataSource)?

  func reloadData() {}

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) { completion(true) }
}
