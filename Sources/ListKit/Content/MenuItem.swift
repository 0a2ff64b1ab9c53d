// Part of ListKit, MIT licence: see LICENSE.

/// One entry of a context menu, or a menu inside it.
@MainActor
public struct MenuItem: Identifiable {
  /// What tells this entry from all others of its menu.
  public let id: String

  /// The text.
  public var title: String

  /// The name of an image, or nil for none.
  ///
  /// What names exist is for the view to know.
  public var image: String?

  /// A Boolean value indicating whether the entry is marked as taking something away.
  public var isDestructive: Bool

  /// A Boolean value indicating whether the entry can be chosen.
  public var isEnabled: Bool

  /// The entries of the menu that this one opens; empty for an entry that does something.
  public var children: [MenuItem]

  let handler: @MainActor () -> Void

  /// Creates an entry that does something.
  public init(
    _ id: String, title: String, image: String? = nil, isDestructive: Bool = false,
    isEnabled: Bool = true, handler: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.title = title
    self.image = image
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
    children = []
    self.handler = handler
  }

  /// Creates an entry that opens a menu of its own.
  public init(_ id: String, title: String, image: String? = nil, children: [MenuItem]) {
    self.id = id
    self.title = title
    self.image = image
    isDestructive = false
    isEnabled = true
    self.children = children
    handler = {}
  }
}

extension [MenuItem] {
  /// Finds the entry with an identifier, in here or in a menu below.
  ///
  /// What is in a menu that can't be opened can't be chosen either.
  @MainActor
  func item(with id: String) -> MenuItem? {
    for item in self {
      if item.id == id { return item }
      guard var found = item.children.item(with: id) else { continue }
      if !item.isEnabled { found.isEnabled = false }
      return found
    }
    return nil
  }
}
