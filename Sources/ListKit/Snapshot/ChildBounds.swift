// Part of ListKit, MIT licence: see LICENSE.

/// Numbers about the parts of a block of children, each kind in a row of its own.
///
/// Behind the numbers in use stand the greatest ones there are, so that a search needn't know how many
/// are in use. A search goes from bounds to bounds and looks at no block. The block releases them.
struct ChildBounds {
  /// What is counted up to the end of each part.
  enum Kind: Int {
    case children, sections, rows
  }

  /// Where the orders of the places of smaller blocks are, or the addresses of children's references.
  private static let keyRow = 3

  /// Where the addresses of the bounds of smaller blocks are.
  private static let belowRow = 4

  /// The greatest number of parts between two changes.
  static let capacity = 32

  /// Room for one part more, until a block is split, in whole cache lines.
  private static let stride = 40
  private static let blockIndex = 5 * stride
  private static let count = blockIndex + 1

  private let numbers: UnsafeMutablePointer<Int>

  private init(_ numbers: UnsafeMutablePointer<Int>) { self.numbers = numbers }

  init() {
    numbers = Self.allocate()
    numbers.initialize(repeating: .max, count: Self.count)
  }

  init(copying other: ChildBounds) {
    numbers = Self.allocate()
    numbers.initialize(from: other.numbers, count: Self.count)
  }

  private static func allocate() -> UnsafeMutablePointer<Int> {
    UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Int>.stride, alignment: 64
    ).bindMemory(to: Int.self, capacity: count)
  }

  func release() { UnsafeMutableRawPointer(numbers).deallocate() }

  @inline(__always)
  private func row(_ index: Int) -> UnsafeMutablePointer<Int> { numbers + index &* Self.stride }

  @inline(__always)
  private func row(_ kind: Kind) -> UnsafeMutablePointer<Int> { row(kind.rawValue) }

  private var keys: UnsafeMutablePointer<Int> {
    @inline(__always)
    get { row(Self.keyRow) }
  }

  private var boundsBelow: UnsafeMutablePointer<Int> {
    @inline(__always)
    get { row(Self.belowRow) }
  }

  /// Returns how many parts end at a number or before it.
  @inline(__always)
  func count(upTo number: Int, _ kind: Kind) -> Int { Self.count(of: row(kind), upTo: number) }

  /// Returns how many smaller blocks have no greater order.
  @inline(__always)
  func count(upToOrder order: Int) -> Int { Self.count(of: keys, upTo: order) }

  /// Returns how many of some ascending numbers aren't greater than one.
  ///
  /// Looks at three numbers, then at eight of those between, and never branches: which way to go can't
  /// be foreseen. A loop would branch.
  @inline(__always)
  private static func count(of all: UnsafeMutablePointer<Int>, upTo number: Int) -> Int {
    func isPassed(_ slot: Int) -> Int { all[slot] <= number ? 1 : 0 }
    let first = (isPassed(7) &+ isPassed(15) &+ isPassed(23)) &* 8
    let left = isPassed(first) &+ isPassed(first &+ 1) &+ isPassed(first &+ 2)
    let middle = isPassed(first &+ 3) &+ isPassed(first &+ 4)
    let right = isPassed(first &+ 5) &+ isPassed(first &+ 6) &+ isPassed(first &+ 7)
    return first &+ left &+ middle &+ right
  }

  /// Returns the first place of a number that occurs at most once.
  @inline(__always)
  func firstIndex(of key: Int) -> Int? {
    let keys = keys
    var index = 0
    for offset in 0..<Self.capacity { index &+= keys[offset] == key ? offset &+ 1 : 0 }
    return index == 0 ? nil : index &- 1
  }

  /// Returns how much there is up to the end of a part.
  @inline(__always)
  func end(of slot: Int) -> ChildMeasure {
    ChildMeasure(
      children: row(.children)[slot], sections: row(.sections)[slot], rows: row(.rows)[slot])
  }

  /// Returns how much there is before a part.
  @inline(__always)
  func start(of slot: Int) -> ChildMeasure { slot == 0 ? ChildMeasure() : end(of: slot &- 1) }

  /// The block that these are the bounds of.
  var block: Unmanaged<ChildBlock> {
    get {
      guard let address = UnsafeRawPointer(bitPattern: numbers[Self.blockIndex]) else {
        preconditionFailure("There are bounds without a block")
      }
      return .fromOpaque(address)
    }
    nonmutating set { numbers[Self.blockIndex] = Int(bitPattern: newValue.toOpaque()) }
  }

  /// Returns the bounds of a smaller block.
  @inline(__always)
  func below(_ slot: Int) -> ChildBounds {
    guard let numbers = UnsafeMutablePointer<Int>(bitPattern: boundsBelow[slot]) else {
      preconditionFailure("There is no block \(slot)")
    }
    return ChildBounds(numbers)
  }

  func set(_ below: ChildBounds, at slot: Int) {
    boundsBelow[slot] = Int(bitPattern: below.numbers)
  }

  func set(_ end: ChildMeasure, key: Int, at slot: Int) {
    row(.children)[slot] = end.children
    row(.sections)[slot] = end.sections
    row(.rows)[slot] = end.rows
    keys[slot] = key
  }

  func key(at slot: Int) -> Int { keys[slot] }

  func setKey(_ key: Int, at slot: Int) { keys[slot] = key }

  /// Follows that there is more in a part, or less.
  func grow(by difference: ChildMeasure, at slots: Range<Int>) {
    for slot in slots {
      row(.sections)[slot] &+= difference.sections
      row(.rows)[slot] &+= difference.rows
    }
  }

  /// Forgets some parts.
  func clear(_ slots: Range<Int>) {
    for slot in slots {
      set(ChildMeasure(children: .max, sections: .max, rows: .max), key: .max, at: slot)
    }
  }
}
