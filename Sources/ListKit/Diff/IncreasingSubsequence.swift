// Part of ListKit, MIT licence: see LICENSE.

/// Chooses the elements that stay where they are when others move around them.
enum IncreasingSubsequence {
  /// Returns which elements belong to an increasing subsequence of the greatest weight.
  ///
  /// - Parameters:
  ///   - values: Distinct numbers.
  ///   - weights: How much each element counts; not negative.
  /// - Returns: For each element, whether it is kept.
  /// - Complexity: O(*n* log *n*); O(*n*) if the values ascend already.
  static func heaviest(of values: [Int], weights: [Int]) -> [Bool] {
    var kept = [Bool](repeating: true, count: values.count)
    guard zip(values, values.dropFirst()).contains(where: { $0 > $1 }) else { return kept }

    let order = values.indices.sorted { values[$0] < values[$1] }
    var rank = [Int](repeating: 0, count: values.count)
    for (position, index) in order.enumerated() { rank[index] = position + 1 }
    // best[r] is the last element of the heaviest subsequence that ends at a rank in r's range.
    var best = [Int?](repeating: nil, count: values.count + 1)
    var total = [Int](repeating: 0, count: values.count)
    var previous = [Int?](repeating: nil, count: values.count)
    for index in values.indices {
      var position = rank[index] - 1
      var found: Int?
      while position > 0 {
        if let candidate = best[position], total[candidate] > found.map({ total[$0] }) ?? -1 {
          found = candidate
        }
        position &= position - 1
      }
      previous[index] = found
      total[index] = weights[index] + (found.map { total[$0] } ?? 0)
      position = rank[index]
      while position < best.count {
        if total[index] > best[position].map({ total[$0] }) ?? -1 { best[position] = index }
        position += position & -position
      }
    }
    for index in kept.indices { kept[index] = false }
    var last = values.indices.max { total[$0] < total[$1] }
    while let index = last {
      kept[index] = true
      last = previous[index]
    }
    return kept
  }
}
