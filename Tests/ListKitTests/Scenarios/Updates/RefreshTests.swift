// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Classes that are changed in place are shown again when the provider is told so.
@MainActor
final class RefreshTests: ScenarioTestCase {
  private let counters = [Counter(), Counter(), Counter()]
  private lazy var provider = SimpleProvider(counters) { Row("\($0.count)") }

  func test_refresh_alone_configuresThoseRowsOnce() async {
    let view = show(provider)
    counters[0].count = 1
    counters[2].count = 3

    provider.refresh([counters[2].id, counters[0].id, ObjectIdentifier(self)])

    expectTranscript(of: view, "reconfigure row 0 of section 0\nreconfigure row 2 of section 0")
    XCTAssertEqual(rows(of: view), [["1", "0", "3"]])
    provider.append(Counter())
    expectTranscript(of: view, "insert row 3 of section 0")
    view.finish()
  }

  func test_refresh_severalTimesInOneUpdate_configuresAllOfThem() async {
    let view = show(provider)
    for counter in counters { counter.count = 7 }

    provider.performUpdates {
      provider.refresh(counters[0].id)
      provider.refresh(counters[1].id)
      provider.refresh(counters[2].id)
    }

    XCTAssertEqual(rows(of: view), [["7", "7", "7"]])
    expectTranscript(
      of: view,
      """
      reconfigure row 0 of section 0
      reconfigure row 1 of section 0
      reconfigure row 2 of section 0
      """)
    view.finish()
  }

  func test_refresh_besideOtherChanges_isAtTheFinalPlace() async {
    let view = show(provider)
    counters[1].count = 5

    provider.performUpdates {
      provider.refresh(counters[1].id)
      provider.remove(counters[0].id)
      provider.move(counters[2].id, to: 0)
    }

    let batches = takeBatches(of: view)
    XCTAssertEqual(batches.count, 2)
    XCTAssertEqual(batches.last, "reconfigure row 1 of section 0")
    XCTAssertEqual(rows(of: view), [["0", "5"]])
    view.finish()
  }

  func test_refresh_ofAChildThatIsOutAndInAgain_isNotForgotten() async {
    let composite = CompositeDataSource(.sections, provider, SimpleProvider(["end"]))
    let view = show(composite)
    for counter in counters { counter.count = 2 }

    composite.performUpdates {
      composite.remove(provider)
      for counter in counters { provider.refresh(counter.id) }
      composite.insert(provider, at: 0)
    }

    XCTAssertEqual(rows(of: view), [["2", "2", "2"], ["end"]])
    view.takeTranscript()
    view.finish()
  }

  func test_refresh_whileOneOfTwoViewsAnimates_reachesBoth() async {
    let (first, second) = (show(provider), show(provider))
    first.completesManually = true
    provider.append(Counter())
    first.takeTranscript()
    second.takeTranscript()

    counters[0].count = 1
    provider.refresh(counters[0].id)
    counters[1].count = 1
    provider.refresh(counters[1].id)
    first.completeAll()

    expectTranscript(
      of: first, "reconfigure row 0 of section 0\nreconfigure row 1 of section 0")
    expectTranscript(
      of: second, "reconfigure row 0 of section 0\nreconfigure row 1 of section 0")
    first.finish()
    second.finish()
  }

  func test_refresh_whileTheBindingIsPaused_isShownWhenItResumes() async {
    let view = RecordingListView()
    let binding = provider.bind(to: view)
    view.takeTranscript()
    binding.isPaused = true

    counters[0].count = 1
    provider.refresh(counters[0].id)
    counters[1].count = 1
    provider.refresh(counters[1].id)
    expectTranscript(of: view, "")
    binding.isPaused = false

    expectTranscript(of: view, "reload everything")
    XCTAssertEqual(rows(of: view), [["1", "1", "0"]])
    view.finish()
  }
}
