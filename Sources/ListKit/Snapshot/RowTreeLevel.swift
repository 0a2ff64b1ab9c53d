// Part of ListKit, MIT licence: see LICENSE.

/// A node that a ``RowTreeCursor`` is in.
@usableFromInline
struct RowTreeLevel: BitwiseCopyable {
  @usableFromInline let parts: UnsafeRawPointer
  @usableFromInline let ends: UnsafePointer<Int>
  @usableFromInline let count: Int
  @usableFromInline let start: Int
  @usableFromInline var slot = 0

  @inlinable
  init<Row>(_ node: RowTree<Row>, start: Int) {
    guard let parts = node.parts.withUnsafeBufferPointer({ UnsafeRawPointer($0.baseAddress) }),
      let ends = node.ends.withUnsafeBufferPointer({ $0.baseAddress })
    else { preconditionFailure("A leaf has no parts to walk through") }
    self.parts = parts
    self.ends = ends
    count = node.parts.count
    self.start = start
  }

  /// Returns a part, by its address, which is how an array holds objects.
  @inlinable
  func part<Row>(_ slot: Int, _: Row.Type) -> Unmanaged<RowTree<Row>> {
    parts.assumingMemoryBound(to: Unmanaged<RowTree<Row>>.self)[slot]
  }
}

@available(*, unavailable)
extension RowTreeLevel: Sendable {}
