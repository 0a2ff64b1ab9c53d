// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Something that is done to an arranged provider, and can be done whatever was done before.
indirect enum ArrangedStep {
  case append([Pupil])
  case insert([Pupil], at: Int)
  case insertNear(Pupil, InsertPosition<Int>)
  case remove([Int])
  case replace([Pupil])
  case move(Int, to: Int)
  case moveNear(Int, InsertPosition<Int>)
  case removeAll
  case apply([Pupil])
  case reload([Pupil])
  case setSilently([Pupil])
  case refresh([Int])
  case arrange(PlainArrangement)
  case filter(PlainArrangement.Filter)
  case sort(PlainArrangement.Sort)
  case group(PlainArrangement.Grouping)
  case limit(Int)
  case swipe(Int)
  case select([Int])
  /// Has the views take their time, or be done with everything.
  case hold(Bool)
  case together([ArrangedStep])

  /// Does the second while an observer is told of the first, or before the views are.
  case duringUpdate(ArrangedStep, ArrangedStep, isBefore: Bool)

  /// Returns a random step.
  ///
  /// Changes of single items are the most frequent.
  static func random(
    ids: Int, depth: Int = 0, using random: inout DiffRandom
  ) -> ArrangedStep {
    let id = Int.random(in: 0..<ids, using: &random)
    let index = Int.random(in: 0..<30, using: &random)
    func pupil(_ id: Int) -> Pupil {
      Pupil(
        id, form: .random(in: 0..<3, using: &random), rank: .random(in: 0..<4, using: &random),
        version: .random(in: 0..<3, using: &random))
    }
    func someIDs() -> [Int] {
      (0..<ids).shuffled(using: &random).prefix(.random(in: 0...3, using: &random)).map { $0 }
    }
    func position() -> InsertPosition<Int> {
      let other = Int.random(in: 0..<ids, using: &random)
      return [.start, .end, .before(other), .after(other)].randomElement(using: &random) ?? .end
    }
    func items() -> [Pupil] {
      (0..<ids).shuffled(using: &random).prefix(.random(in: 0...ids, using: &random)).map(pupil)
    }
    switch Int.random(in: 0..<42, using: &random) {
    case 0...4: return .append([pupil(id)])
    case 5, 6: return .insert([pupil(id)], at: index)
    case 7: return .insert(someIDs().map(pupil), at: index)
    case 8: return .insertNear(pupil(id), position())
    case 9...12: return .remove([id])
    case 13: return .remove(someIDs())
    case 14...20: return .replace([pupil(id)])
    case 21: return .replace(someIDs().map(pupil))
    case 22: return .move(id, to: index)
    case 23: return .moveNear(id, position())
    case 24: return index == 0 ? .removeAll : .refresh(someIDs())
    case 25: return .apply(items())
    case 26: return index < 10 ? .reload(items()) : .setSilently(items())
    case 27, 28:
      return .filter(PlainArrangement.Filter.allCases.randomElement(using: &random) ?? .all)
    case 29, 30: return .sort(PlainArrangement.Sort.allCases.randomElement(using: &random) ?? .rank)
    case 31, 32:
      return .group(PlainArrangement.Grouping.allCases.randomElement(using: &random) ?? .one)
    case 33: return .limit(.random(in: 0..<4, using: &random))
    case 34, 35: return .swipe(index)
    case 36: return .select(someIDs())
    case 37: return .hold(index < 20)
    case 38 where depth == 0:
      return .duringUpdate(
        .random(ids: ids, depth: 1, using: &random), .random(ids: ids, depth: 1, using: &random),
        isBefore: index % 2 == 0)
    default:
      guard depth == 0 else { return .replace([pupil(id)]) }
      return .together(
        (0..<Int.random(in: 2...6, using: &random)).map { _ in
          .random(ids: ids, depth: 1, using: &random)
        })
    }
  }

  /// Steps that are a little simpler.
  var simpler: [ArrangedStep] {
    if case .duringUpdate(let first, let second, _) = self { return [first, second] }
    guard case .together(let steps) = self else { return [] }
    return steps.indices.map { index in
      var shorter = steps
      shorter.remove(at: index)
      return .together(shorter)
    } + steps
  }
}
