// Part of ListKit, MIT licence: see LICENSE.

/// The open-addressing hash table of the old left-overs.
///
/// An entry is one 32-bit word: slot + 1 in the lower bits, bits of the hash in the rest; 0 is free.
/// It is at most half full. Old slots of equal identity share one entry, which names the first of
/// them; ``nextTwins`` leads on from there.
@usableFromInline
struct SlotTable: ~Copyable {
  @usableFromInline var entries = ScratchBuffer<UInt32>()
  @usableFromInline var mask = 0

  /// The bits of an entry that hold a slot.
  @usableFromInline var slotBits: UInt32 = 0

  /// The next old slot of the same identity, or ``Matching/none``, by slot.
  ///
  /// Empty without twins.
  @usableFromInline var nextTwins = ScratchBuffer<UInt32>()

  /// The last old slot of the identity that a slot is the first of, if there are several.
  @usableFromInline var lastTwins = ScratchBuffer<UInt32>()

  /// How many more entries may be passed in search of another one.
  ///
  /// A good hash uses a few per row. A bad one would use as many as there are rows.
  @usableFromInline var patience = 0

  @inlinable
  init() {}

  @usableFromInline
  mutating func prepare(slotCount: Int, patience: Int) {
    var size = 16
    while size < slotCount * 2 { size *= 2 }
    entries.fill(with: 0, count: size)
    mask = size - 1
    slotBits = UInt32(truncatingIfNeeded: mask)
    nextTwins.removeAll()
    self.patience = patience
  }

  @inlinable
  @inline(__always)
  func firstIndex(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & mask }

  @inlinable
  @inline(__always)
  func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash &>> 32) & ~slotBits }

  /// Adds a slot behind the others of its identity.
  @usableFromInline
  mutating func addTwin(_ slot: Int, of first: Int, slotCount: Int) {
    if nextTwins.isEmpty {
      nextTwins.fill(with: Matching.none, count: slotCount)
      lastTwins.fill(with: Matching.none, count: slotCount)
    }
    let last = lastTwins[first] == Matching.none ? first : Int(lastTwins[first])
    nextTwins[last] = UInt32(truncatingIfNeeded: slot)
    lastTwins[first] = UInt32(truncatingIfNeeded: slot)
  }

  @inlinable
  @inline(__always)
  func hasTwins(_ slot: Int) -> Bool {
    !nextTwins.isEmpty && nextTwins[slot] != Matching.none
  }
}

@available(*, unavailable)
extension SlotTable: Sendable {}
