// Part of ListKit, MIT licence: see LICENSE.

extension String {
  /// Creates a text from bytes, or returns nil if they aren't UTF-8.
  init?(utf8 bytes: some Collection<UInt8>) {
    // What isn't UTF-8 is repaired, and then differs from what was given.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
