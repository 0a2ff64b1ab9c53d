// Part of ListKit, MIT licence: see LICENSE.

/// What a standard row shows, as a value that can be compared and tested.
///
/// A view decides how it looks. Rows that need more bring a cell class of their own: see ``Row``.
public struct RowContent: Hashable, Sendable {
  /// The main text.
  public var text: String

  /// A second text, or nil for none.
  public var detail: String?

  /// The name of an image, or nil for none.
  ///
  /// What names exist is for the view to know.
  public var image: String?

  /// Creates the content of a row.
  public init(_ text: String, detail: String? = nil, image: String? = nil) {
    self.text = text
    self.detail = detail
    self.image = image
  }
}

extension RowContent: CustomStringConvertible {
  /// The texts and the image on one line, as in `Ada (London) [person]`.
  public var description: String {
    text + (detail.map { " (\($0))" } ?? "") + (image.map { " [\($0)]" } ?? "")
  }
}
