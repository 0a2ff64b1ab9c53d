// Part of ListKit, MIT licence: see LICENSE.

/// Where the rows of each section of one version are.
@usableFromInline
struct SectionedRows: ~Copyable {
  /// The number of rows before each section, and before the end.
  @usableFromInline var offsets = ScratchBuffer<Int>()

  @usableFromInline var addresses = ScratchBuffer<UnsafeRawPointer?>()

  @inlinable
  init() {}

  /// Asks each section for its items, once, and notes where they are.
  ///
  /// - Returns: What keeps the items there. Contiguous arrays are made at no cost from arrays, and
  ///   their elements have a lasting address, unlike those of an array that wraps another kind.
  @inlinable
  mutating func addItems<S: Section>(of sections: [S]) -> [ContiguousArray<S.Item>] {
    var count = 0
    offsets.removeAll()
    addresses.removeAll()
    offsets.reserve(sections.count + 1)
    addresses.reserve(sections.count)
    offsets.append(0)
    var result: [ContiguousArray<S.Item>] = []
    result.reserveCapacity(sections.count)
    // By pointer, which copies no section.
    sections.withUnsafeBufferPointer { sections in
      for index in sections.indices {
        let items = ContiguousArray(sections[index].items)
        count += items.count
        offsets.append(count)
        addresses.append(items.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) })
        result.append(items)
      }
    }
    Matching.checkCount(count)
    return result
  }

  @inlinable
  func rows<Element>(of section: Int, _: Element.Type) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(
      start: addresses[section]?.assumingMemoryBound(to: Element.self),
      count: offsets[section + 1] - offsets[section])
  }
}

@available(*, unavailable)
extension SectionedRows: Sendable {}
