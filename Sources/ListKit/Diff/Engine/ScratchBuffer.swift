// Part of ListKit, MIT licence: see LICENSE.

/// A growable list of plain values that keeps its memory when it is emptied.
///
/// Not copyable, so that the loops of the diff pay for neither reference counts nor exclusivity
/// checks. The caller keeps indexes within ``count``; only debug builds check that.
@usableFromInline
struct ScratchBuffer<Value: BitwiseCopyable>: ~Copyable {
  @usableFromInline var storage = UnsafeMutableBufferPointer<Value>(start: nil, count: 0)
  @usableFromInline var count = 0

  /// Whether the memory belongs to someone else, who keeps it until the buffer is gone.
  @usableFromInline var isBorrowed = false

  @inlinable
  init() {}

  @inlinable
  deinit {
    if !isBorrowed { storage.deallocate() }
  }

  @inlinable
  var isEmpty: Bool { count == 0 }

  @inlinable
  subscript(index: Int) -> Value {
    @inline(__always)
    get { storage[index] }
    @inline(__always)
    set { storage[index] = newValue }
  }

  @inlinable
  @inline(__always)
  mutating func append(_ value: Value) {
    if count == storage.count { grow(to: count + 1) }
    storage[count] = value
    count += 1
  }

  /// Appends a value if a condition holds that can't be foreseen: there is no branch on it.
  @inlinable
  @inline(__always)
  mutating func append(_ value: Value, if isWanted: Bool) {
    if count == storage.count { grow(to: count + 1) }
    storage[count] = value
    count &+= isWanted ? 1 : 0
  }

  @inlinable
  mutating func removeAll() { count = 0 }

  /// Makes room without giving the new places a value.
  @inlinable
  mutating func setCount(_ newCount: Int) {
    if newCount > storage.count { grow(to: newCount) }
    count = newCount
  }

  @inlinable
  mutating func reserve(_ capacity: Int) {
    if capacity > storage.count { grow(to: capacity) }
  }

  @inlinable
  mutating func fill(with value: Value, count newCount: Int) {
    setCount(newCount)
    UnsafeMutableBufferPointer(rebasing: storage[..<newCount]).update(repeating: value)
  }

  @inlinable
  @inline(never)
  mutating func grow(to needed: Int) {
    // A quarter of a kilobyte is what small lists need, and what allocators give at once.
    let capacity = max(needed, storage.count * 2, 256 / MemoryLayout<Value>.stride)
    let larger = UnsafeMutableBufferPointer(
      start: UnsafeMutablePointer<Value>.allocate(capacity: capacity), count: capacity)
    _ = larger.update(fromContentsOf: storage[..<count])
    if !isBorrowed { storage.deallocate() }
    storage = larger
    isBorrowed = false
  }

  /// Gives the memory back.
  @inlinable
  mutating func release() {
    if !isBorrowed { storage.deallocate() }
    storage = UnsafeMutableBufferPointer(start: nil, count: 0)
    count = 0
    isBorrowed = false
  }

  /// Begins with memory of someone else: the next bytes of a slab, if there are enough of them.
  @inlinable
  @inline(__always)
  mutating func borrow(_ size: Int, from slab: inout UnsafeMutableRawBufferPointer) {
    guard storage.baseAddress == nil, let start = slab.baseAddress, size <= slab.count else {
      return
    }
    let capacity = size / MemoryLayout<Value>.stride
    storage = UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: Value.self), count: capacity)
    isBorrowed = true
    slab = UnsafeMutableRawBufferPointer(start: start + size, count: slab.count - size)
  }
}

extension ScratchBuffer where Value: Comparable {
  /// Sorts the values, at the cost of one look at each where they are in order.
  mutating func sort() {
    var index = 1
    while index < count, storage[index - 1] < storage[index] { index += 1 }
    if index < count { storage[..<count].sort() }
  }

  /// Adds the values of another list, both being in order, and keeps the order.
  mutating func merge(_ other: borrowing ScratchBuffer<Value>) {
    var left = count
    var right = other.count
    setCount(left + right)
    // From the last on, so that nothing is overwritten that has yet to be moved.
    while right > 0 {
      if left > 0, other.storage[right - 1] < storage[left - 1] {
        left -= 1
        storage[left + right] = storage[left]
      } else {
        right -= 1
        storage[left + right] = other.storage[right]
      }
    }
  }
}

@available(*, unavailable)
extension ScratchBuffer: Sendable {}
