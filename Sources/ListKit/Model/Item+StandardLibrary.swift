// Part of ListKit, MIT licence: see LICENSE.

// The standard value types are items that are their own identity: a row of `Int` or `String`
// never changes its content, it is another row.

extension Bool: Item {}
extension Character: Item {}
extension Double: Item {}
extension Float: Item {}
extension Int: Item {}
extension Int8: Item {}
extension Int16: Item {}
extension Int32: Item {}
extension Int64: Item {}
extension ObjectIdentifier: Item {}
extension String: Item {}
extension Substring: Item {}
extension UInt: Item {}
extension UInt8: Item {}
extension UInt16: Item {}
extension UInt32: Item {}
extension UInt64: Item {}
extension Unicode.Scalar: Item {}

extension Optional: Item where Wrapped: Hashable {
  /// The type of the value itself.
  public typealias Identity = Self
}
