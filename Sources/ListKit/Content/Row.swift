// Part of ListKit, MIT licence: see LICENSE.

/// The description of one row: what it shows, how it behaves and what can be done with it.
///
/// A data source *describes* rows; a view *realises* them, so there is nothing to register, to
/// dequeue or to cast.
///
/// ```swift
/// Row("Ada", detail: "London", image: "person")   // standard content
/// Row(AdCell.self) { $0.show(ad) }                 // a cell class of yours
///   .height(.fixed(44))
///   .trailingSwipe { .delete }
/// ```
@MainActor
public struct Row {
  /// What tells the view which cells can be used again for this row.
  public var reuseIdentifier: String

  /// The standard content, or nil if a cell class shows the row.
  public var content: RowContent?

  /// How the row behaves.
  public var traits = RowTraits()

  /// Makes the actions at the leading edge when a view asks; nil if none were configured.
  public var leadingSwipe: (@MainActor () -> SwipeActions)?

  /// Makes the actions at the trailing edge when a view asks; nil if none were configured.
  public var trailingSwipe: (@MainActor () -> SwipeActions)?

  /// Makes the entries of the context menu when a view asks; nil if there is no menu.
  public var menu: (@MainActor () -> [MenuItem])?

  /// Called after the row was selected, and after the provider's own hook.
  public var selectionHandler: (@MainActor () -> Void)?

  /// Called on the row's primary action, and after the provider's own hook.
  public var primaryActionHandler: (@MainActor () -> Void)?

  private let realisation: Realisation?

  /// What to run the cell class's code in, so that a data source knows that a view is at work.
  var realising: (@MainActor (() -> Void) -> Void)?

  /// Creates a row of standard content.
  ///
  /// - Parameters:
  ///   - text: The main text.
  ///   - detail: A second text, or nil for none.
  ///   - image: The name of an image, or nil for none.
  public init(_ text: String, detail: String? = nil, image: String? = nil) {
    self.init(RowContent(text, detail: detail, image: image))
  }

  /// Creates a row of standard content.
  public init(_ content: RowContent) {
    reuseIdentifier = "RowContent"
    self.content = content
    realisation = nil
  }

  /// Creates a row that is shown by a cell class.
  ///
  /// - Parameters:
  ///   - cell: The class of the cell. Its name is the reuse identifier unless you give one.
  ///   - reuseIdentifier: What tells the view which cells can be used again for this row.
  ///   - configure: Fills the cell. Called each time the row comes on screen or changes.
  public init<Cell: ReusableCell>(
    _ cell: Cell.Type, reuseIdentifier: String? = nil,
    configure: @escaping @MainActor (Cell) -> Void = { _ in }
  ) {
    self.init(
      reuseIdentifier ?? String(describing: cell), make: { Cell() }, configure: configure)
  }

  /// Creates a row that is shown by an object which isn't a ``ReusableCell``.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: What tells the view which cells can be used again for this row.
  ///   - make: Makes a cell when there is none to use again.
  ///   - configure: Fills the cell. Called each time the row comes on screen or changes.
  public init<Cell: AnyObject>(
    _ reuseIdentifier: String, make: @escaping @MainActor () -> Cell,
    configure: @escaping @MainActor (Cell) -> Void
  ) {
    self.reuseIdentifier = reuseIdentifier
    realisation = Realisation(cellType: Cell.self, make: make) { cell in
      guard let cell = cell as? Cell else { return false }
      configure(cell)
      return true
    }
  }

  private struct Realisation {
    let cellType: any AnyObject.Type
    let make: @MainActor () -> AnyObject
    let configure: @MainActor (AnyObject) -> Bool
  }
}

extension Row {
  /// The class of the cell that shows the row, or nil for standard content.
  public var cellType: (any AnyObject.Type)? { realisation?.cellType }

  /// Makes a cell that isn't configured yet; nil for standard content.
  public func makeCell() -> AnyObject? { realisation?.make() }

  /// Fills a cell with this row.
  ///
  /// Does nothing for standard content.
  ///
  /// - Parameter cell: A cell made by a row of the same reuse identifier.
  /// - Precondition: The cell is of this row's cell class.
  public func configure(_ cell: AnyObject) {
    guard let realisation else { return }
    var fits = false
    if let realising {
      realising { fits = realisation.configure(cell) }
    } else {
      fits = realisation.configure(cell)
    }
    precondition(
      fits,
      """
      A row with the reuse identifier "\(reuseIdentifier)" needs a cell of class \
      \(realisation.cellType), and was given one of class \(type(of: cell))
      """)
  }

  /// Returns the cell to show this row in: the given one, made ready again, or a new one.
  ///
  /// Does everything that a view has to do with a ``ReusableCell``: makes it if there is none,
  /// prepares a used one for reuse, and configures it.
  ///
  /// - Parameter used: A cell off screen of the same reuse identifier, or nil.
  /// - Returns: The configured cell; nil for standard content.
  public func realise(reusing used: AnyObject? = nil) -> AnyObject? {
    guard let cell = used ?? makeCell() else { return nil }
    if used != nil { (cell as? any ReusableCell)?.prepareForReuse() }
    configure(cell)
    return cell
  }
}

extension Row: @MainActor CustomStringConvertible {
  /// The standard content on one line, or the reuse identifier in angle brackets.
  public var description: String { content?.description ?? "<\(reuseIdentifier)>" }
}
