// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Content, and what stands in for it while there is none.
@MainActor
final class StateTests: ScenarioTestCase {
  private struct Offline: Error, CustomStringConvertible {
    var description: String { "no network" }
  }

  private let people = SimpleProvider<String>([])
  private lazy var screen = StateDataSource(
    content: people, loading: .message("Loading"), empty: .message("Nobody here"),
    failure: { .message("Sorry: \($0)") })

  private let replacement = "delete section 0\ninsert section 0"

  func test_state_whenItChanges_showsWhatStandsInForTheContent() async {
    let view = show(screen)
    XCTAssertEqual(rows(of: view), [["Nobody here"]])

    screen.state = .loading
    expectTranscript(of: view, replacement)
    XCTAssertEqual(rows(of: view), [["Loading"]])
    screen.state = .failed(Offline())
    expectTranscript(of: view, replacement)
    XCTAssertEqual(rows(of: view), [["Sorry: no network"]])
    people.append("Ada")
    expectTranscript(of: view, "")
    screen.state = .content
    expectTranscript(of: view, replacement)
    XCTAssertEqual(rows(of: view), [["Ada"]])
    view.finish()
  }

  func test_content_whenItsLastRowGoesOrItsFirstComes_switchesByItself() async {
    people.append("Ada")
    let view = show(screen)

    people.remove("Ada")
    expectTranscript(of: view, replacement)
    XCTAssertEqual(rows(of: view), [["Nobody here"]])
    people.append("Bob")
    expectTranscript(of: view, replacement)
    XCTAssertEqual(rows(of: view), [["Bob"]])
    people.append("Cleo")
    expectTranscript(of: view, "insert row 1 of section 0")
    view.finish()
  }

  func test_state_whenContentComesWithIt_isOneUpdate() async {
    screen.state = .loading
    let view = show(screen)

    screen.performUpdates {
      people.apply(["Ada", "Bob"], animated: true)
      screen.state = .content
    }

    XCTAssertEqual(takeBatches(of: view), [replacement])
    XCTAssertEqual(rows(of: view), [["Ada", "Bob"]])
    view.finish()
  }

  func test_state_thereAndBackInOneUpdate_tellsNothing() async {
    people.append("Ada")
    let view = show(screen)

    screen.performUpdates {
      screen.state = .failed(Offline())
      people.removeAll()
      screen.state = .loading
      people.append("Ada")
      screen.state = .content
    }

    expectTranscript(of: view, "")
    view.finish()
  }

  func test_selection_whileSomethingStandsIn_isKept() async {
    people.apply(["Ada", "Bob"], animated: true)
    let view = show(screen)
    view.tap(at(0, 1))

    screen.state = .loading
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
    people.insert("Zoe", at: 0)
    screen.state = .content

    XCTAssertEqual(people.selectedIDs, ["Bob"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 2)])
    view.takeTranscript()
    view.finish()
  }

  func test_state_whenOneFailureFollowsAnother_showsTheNewOne() async {
    let view = show(screen)
    screen.state = .failed(Offline())
    XCTAssertEqual(screen.children.count, 4)

    screen.state = .failed(CancellationError())

    XCTAssertEqual(rows(of: view), [["Sorry: CancellationError()"]])
    XCTAssertEqual(screen.children.count, 4)
    screen.state = .content
    XCTAssertEqual(screen.children.count, 3)
    view.takeTranscript()
    view.finish()
  }

  func test_state_whenNothingStandsIn_showsTheContent() async {
    let plain = StateDataSource(content: SimpleProvider<String>(["Ada"]))
    let view = show(plain)

    plain.state = .loading
    plain.state = .failed(Offline())
    plain.state = .content

    expectTranscript(of: view, "")
    XCTAssertEqual(rows(of: view), [["Ada"]])
    view.finish()
  }

  func test_message_whenTapped_isNotSelected() async {
    screen.state = .loading
    let view = show(screen)

    XCTAssertFalse(view.tap(at(0, 0)))
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
  }

  func test_state_whenInsideAComposite_replacesItsPartAlone() async {
    let head = SimpleProvider(["head"])
    let foot = SimpleProvider(["foot"])
    let root = CompositeDataSource(.singleSection, head, screen, foot)
    let view = show(root)
    XCTAssertEqual(rows(of: view), [["head", "Nobody here", "foot"]])

    people.apply(["Ada", "Bob"], animated: true)

    expectTranscript(
      of: view,
      """
      delete row 1 of section 0
      insert row 1 of section 0
      insert row 2 of section 0
      """)
    XCTAssertEqual(rows(of: view), [["head", "Ada", "Bob", "foot"]])
    view.finish()
  }
}
