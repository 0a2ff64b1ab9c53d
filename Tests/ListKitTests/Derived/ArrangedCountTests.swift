// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// How often an edit asks the filter, the sort and the grouping: no oftener in a long list.
@MainActor
final class ArrangedCountTests: XCTestCase {
  private var filtered = 0
  private var compared = 0
  private var keyed = 0
  private var titled = 0

  private func makeSchool(_ count: Int) -> ArrangedProvider<Pupil> {
    ArrangedProvider(
      (0..<count).map { Pupil($0, form: $0 % 10, rank: ($0 * 7919) % count) },
      arrangement: ListArrangement(
        filter: { [unowned self] in
          filtered += 1
          return $0.version == 0
        },
        sort: [
          .by { [unowned self] in
            compared += 1
            return $0.rank < $1.rank
          }
        ],
        grouping: .by(
          { [unowned self] in
            keyed += 1
            return $0.form
          }, order: .ascending,
          title: { [unowned self] in
            titled += 1
            return "\($0)"
          })))
  }

  /// Returns how often the filter, the sort and the grouping were asked.
  private func count(_ edit: () -> Void) -> (filtered: Int, compared: Int, keyed: Int) {
    (filtered, compared, keyed) = (0, 0, 0)
    edit()
    return (filtered, compared, keyed)
  }

  func test_arrange_asksOnceForEachItem() async {
    _ = makeSchool(1_000)
    XCTAssertEqual(filtered, 1_000)
    XCTAssertEqual(keyed, 1_000)
    XCTAssertEqual(titled, 10)
    // A merge sort compares n log n times at most; each comparison asks up to twice.
    XCTAssertLessThanOrEqual(compared, 2 * 1_000 * 10)
  }

  func test_title_isAskedForWhenASectionComesAndKeptForAsLongAsItStays() async {
    let school = makeSchool(10)
    XCTAssertEqual(titled, 10)
    school.append(Pupil(77, form: 3))
    school.remove(3)
    XCTAssertEqual(titled, 10)

    // Nothing is kept of a section that has gone.
    school.remove(77)
    school.append(Pupil(78, form: 3))

    XCTAssertEqual(titled, 11)
  }

  func test_edits_askTheFilterAndTheGroupingOnceAndTheSortLogarithmically() async {
    for size in [1_000, 30_000] {
      let school = makeSchool(size)
      school.remove(1)
      let view = CountingView()
      school.bind(to: view)
      let half = size / 2
      // Twice the height of a binary search in a section, and twice for each comparison.
      var limit = 24
      while 1 << (limit / 4) < size { limit += 4 }

      let edits: [(String, Int, Int, () -> Void)] = [
        (
          "content", 1, 1,
          { school.replace(Pupil(half, form: half % 10, rank: half * 7919 % size)) }
        ),
        ("place", 1, 1, { school.replace(Pupil(half, form: half % 10, rank: size)) }),
        ("section", 1, 1, { school.replace(Pupil(half, form: (half + 1) % 10, rank: 3)) }),
        ("append", 1, 1, { school.append(Pupil(-1, form: 3, rank: half)) }),
        ("new section", 1, 1, { school.append(Pupil(-2, form: 99, rank: half)) }),
        ("hide", 1, 0, { school.replace(Pupil(half, form: 0, rank: 3, version: 1)) }),
        ("stay hidden", 1, 0, { school.replace(Pupil(half, form: 0, rank: 3, version: 2)) }),
        ("show", 1, 1, { school.replace(Pupil(half, form: 0, rank: 3)) }),
        ("remove", 0, 0, { school.remove(half) }),
        ("move", 1, 1, { school.move(-1, to: 0) }),
      ]
      for (name, filters, keys, edit) in edits {
        let asked = count(edit)
        XCTAssertEqual(asked.filtered, filters, "\(name) of \(size)")
        XCTAssertEqual(asked.keyed, keys, "\(name) of \(size)")
        XCTAssertLessThanOrEqual(asked.compared, limit, "\(name) of \(size)")
      }
      XCTAssertEqual(titled, 11, "one for each section there ever was")
      titled = 0
    }
  }
}
