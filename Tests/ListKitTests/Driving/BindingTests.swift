// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

@MainActor
final class BindingTests: XCTestCase {
  private let view = RecordingListView()
  private let basket = SimpleProvider<Fruit>(["apple", "fig"])

  func test_bind_whenTheViewShowsAnother_unbindsThatOne() async {
    let other = SimpleProvider<Fruit>(["kiwi"])
    other.bind(to: view)

    basket.bind(to: view)
    _ = view.takeTranscript()
    other.append("lime")

    XCTAssertFalse(other.isBound)
    expectTranscript(of: view, "")
    XCTAssertEqual(view.picture, "section 0\n  apple\n  fig")
  }

  func test_bind_whenBoundToThisViewAlready_reloadsItOnce() async {
    basket.bind(to: view)
    basket.bind(to: view)
    expectTranscript(of: view, "reload everything\nreload everything")

    basket.append("kiwi")

    expectTranscript(of: view, "insert row 2 of section 0")
  }

  func test_bind_whenTheViewStillAnimates_waitsForIt() async {
    let other = SimpleProvider<Fruit>(["kiwi"])
    other.bind(to: view)
    view.completesManually = true
    var completions = 0
    other.apply(["lime"]) { _ in completions += 1 }
    _ = view.takeTranscript()

    basket.bind(to: view)
    basket.append("plum")
    expectTranscript(of: view, "")
    XCTAssertEqual(completions, 1)
    view.completeAll()

    expectTranscript(of: view, "reload everything")
    XCTAssertEqual(view.picture, "section 0\n  apple\n  fig\n  plum")
  }

  func test_bind_whenTheModelChangedWhileUnbound_reloads() async {
    basket.bind(to: view)
    basket.unbind()
    basket.apply([], animated: true)
    _ = view.takeTranscript()

    basket.bind(to: view)

    expectTranscript(of: view, "reload everything")
    XCTAssertEqual(view.picture, "section 0")
  }

  func test_unbind_leavesTheViewAsItIs() async {
    let binding = basket.bind(to: view)
    XCTAssertTrue(binding.isActive)
    _ = view.takeTranscript()

    basket.unbind()
    basket.append("kiwi")

    XCTAssertNil(view.dataSource)
    XCTAssertFalse(binding.isActive)
    expectTranscript(of: view, "")
  }

  func test_bind_whenTwoViews_bringsEachUpToDateByItself() async {
    let second = RecordingListView()
    basket.bind(to: view)
    basket.append("kiwi")
    basket.bind(to: second)
    _ = view.takeTranscript()
    _ = second.takeTranscript()
    var reports = 0

    basket.performUpdates(completion: { _ in reports += 1 }) { basket.remove("apple") }

    expectTranscript(of: view, "delete row 0 of section 0")
    expectTranscript(of: second, "delete row 0 of section 0")
    XCTAssertEqual(reports, 1)
    basket.unbind()
    XCTAssertNil(view.dataSource)
    XCTAssertNil(second.dataSource)
  }

  func test_bind_whenTheBindingsOfTwoViewsDiffer_showsEachItsOwnVersion() async {
    let second = RecordingListView()
    basket.bind(to: view)
    let paused = basket.bind(to: second)
    paused.isPaused = true

    basket.append("kiwi")

    XCTAssertEqual(view.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(second.dataSource?.numberOfRows(inSection: 0), 2)
  }

  func test_pause_thenResume_reloadsOnce() async {
    let binding = basket.bind(to: view)
    _ = view.takeTranscript()
    binding.isPaused = true
    for number in 0..<20 { basket.append(Fruit("fruit \(number)")) }
    expectTranscript(of: view, "")

    binding.isPaused = false

    expectTranscript(of: view, "reload everything")
    binding.isPaused = true
    binding.isPaused = false
    expectTranscript(of: view, "")
  }

  func test_apply_whenNotBound_completesWithThatOutcome() async {
    var reports: [UpdateReport] = []
    var observed: [UpdateReport] = []
    let observation = basket.observe { observed.append($0) }

    basket.apply([]) { reports.append($0) }

    XCTAssertEqual(reports.map(\.outcome), [.notBound])
    XCTAssertEqual(observed.map(\.outcome), [.notBound])
    observation.cancel()
  }

  func test_indexPathOfAVersion_findsTheRowAgainAfterAReload() async {
    let root = CompositeDataSource(.sections, SimpleProvider([1, 2]), basket)
    root.bind(to: view)
    guard let fig = view.dataSource?.rowVersion(at: ListIndexPath(1, 1)) else {
      return XCTFail("There is no fig")
    }

    basket.reload(with: ["kiwi", "apple", "fig'"])
    XCTAssertEqual(view.dataSource?.indexPath(of: fig), ListIndexPath(1, 2))
    basket.remove("fig")

    XCTAssertNil(view.dataSource?.indexPath(of: fig))
  }

  func test_observe_severalWatchUntilTheirTokenGoes() async {
    basket.bind(to: view)
    var first = 0
    var second = 0
    var token: ListObservation? = basket.observe { _ in first += 1 }
    let other = basket.observe { _ in second += 1 }
    basket.append("kiwi")
    XCTAssertNotNil(token)

    token = nil
    basket.append("lime")

    XCTAssertEqual([first, second], [1, 2])
    other.cancel()
    basket.append("plum")
    XCTAssertEqual(second, 2)
  }
}
