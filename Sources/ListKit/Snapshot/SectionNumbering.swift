// Part of ListKit, MIT licence: see LICENSE.

/// Numbers that stand for sections whatever their index is.
@usableFromInline
struct SectionNumbering {
  /// The number of each section, and the index that each number stands for.
  @usableFromInline var numbers: [Int]
  @usableFromInline var indices: [Int]

  /// Numbers of sections that are gone.
  @usableFromInline var free: [Int] = []

  /// Numbers sections by their index.
  @inlinable
  init(count: Int = 0) {
    numbers = Array(0..<count)
    indices = numbers
  }

  @inlinable
  func number(at index: Int) -> Int { numbers[index] }

  @inlinable
  func index(of number: Int) -> Int { indices[number] }

  /// Gives a number to a new section.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  mutating func insert(at index: Int) {
    let number = free.popLast() ?? indices.count
    if number == indices.count { indices.append(index) }
    numbers.insert(number, at: index)
    updateIndices(from: index)
  }

  /// Takes the number of a section back.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  mutating func remove(at index: Int) {
    free.append(numbers.remove(at: index))
    updateIndices(from: index)
  }

  /// Has a section keep its number at another index.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  mutating func move(from index: Int, to target: Int) {
    numbers.insert(numbers.remove(at: index), at: target)
    updateIndices(from: min(index, target))
  }

  @inlinable
  mutating func updateIndices(from start: Int) {
    for index in start..<numbers.count { indices[numbers[index]] = index }
  }
}

@available(*, unavailable)
extension SectionNumbering: Sendable {}
