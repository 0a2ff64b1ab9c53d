// Part of ListKit, MIT licence: see LICENSE.

/// A source of random numbers that gives the same ones for the same seed, on every machine.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: What the numbers follow from.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    // SplitMix64: small, fast, and good for any seed.
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }

  /// Returns true with a probability.
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }
}
