// Part of ListKit, MIT licence: see LICENSE.

/// The description of a header, a footer or another supplementary of a section.
///
/// Like ``Row``: standard content, or a cell class of yours.
@MainActor
public struct Supplementary {
  /// What realises the supplementary, in the same way as a row.
  private var row: Row

  /// What to run the class's code in, so that a data source knows that a view is at work.
  var realising: (@MainActor (() -> Void) -> Void)? {
    get { row.realising }
    set { row.realising = newValue }
  }

  /// Creates a supplementary of standard content.
  public init(_ text: String, detail: String? = nil, image: String? = nil) {
    row = Row(text, detail: detail, image: image)
  }

  /// Creates a supplementary that is shown by a cell class.
  ///
  /// - Parameters:
  ///   - cell: The class. Its name is the reuse identifier unless you give one.
  ///   - reuseIdentifier: What tells the view which objects can be used again.
  ///   - configure: Fills the object. Called each time it comes on screen or changes.
  public init<Cell: ReusableCell>(
    _ cell: Cell.Type, reuseIdentifier: String? = nil,
    configure: @escaping @MainActor (Cell) -> Void = { _ in }
  ) {
    row = Row(cell, reuseIdentifier: reuseIdentifier, configure: configure)
  }

  /// Creates a supplementary that is shown by an object which isn't a ``ReusableCell``.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: What tells the view which objects can be used again.
  ///   - make: Makes an object when there is none to use again.
  ///   - configure: Fills the object. Called each time it comes on screen or changes.
  public init<Cell: AnyObject>(
    _ reuseIdentifier: String, make: @escaping @MainActor () -> Cell,
    configure: @escaping @MainActor (Cell) -> Void
  ) {
    row = Row(reuseIdentifier, make: make, configure: configure)
  }
}

extension Supplementary {
  /// What tells the view which objects can be used again.
  public var reuseIdentifier: String { row.reuseIdentifier }

  /// The standard content, or nil if a cell class shows the supplementary.
  public var content: RowContent? { row.content }

  /// The height.
  public var height: RowHeight {
    get { row.traits.height }
    set { row.traits.height = newValue }
  }

  /// Returns the supplementary with another height.
  public func height(_ height: RowHeight) -> Supplementary {
    var copy = self
    copy.height = height
    return copy
  }

  /// The width, in a view that lays supplementaries out beside rows.
  public var width: RowWidth {
    get { row.traits.width }
    set { row.traits.width = newValue }
  }

  /// Returns the supplementary with another width.
  public func width(_ width: RowWidth) -> Supplementary {
    var copy = self
    copy.width = width
    return copy
  }

  /// Makes an object that isn't configured yet; nil for standard content.
  public func makeCell() -> AnyObject? { row.makeCell() }

  /// Fills an object with this supplementary.
  ///
  /// Does nothing for standard content.
  ///
  /// - Precondition: The object is of this supplementary's class.
  public func configure(_ cell: AnyObject) { row.configure(cell) }

  /// Returns the object to show this in: the given one, made ready again, or a new one.
  ///
  /// - Parameter used: An object off screen of the same reuse identifier, or nil.
  /// - Returns: The configured object; nil for standard content.
  public func realise(reusing used: AnyObject? = nil) -> AnyObject? { row.realise(reusing: used) }
}

extension Supplementary: @MainActor CustomStringConvertible {
  /// The standard content on one line, or the reuse identifier in angle brackets.
  public var description: String { row.description }
}
