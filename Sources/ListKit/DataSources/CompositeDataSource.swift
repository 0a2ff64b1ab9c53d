// Part of ListKit, MIT licence: see LICENSE.

/// One list made of several.
///
/// ```swift
/// let screen = CompositeDataSource(.sections, header, people, footer)
/// screen.bind(to: listView)
/// people.append(ada)        // the view is told one insert, at the right place
/// ```
///
/// Children know nothing of each other: their hooks get their own paths. They can be composites
/// themselves, to any depth. A data source is the child of one other at a time.
open class CompositeDataSource: ContainerDataSource {
  /// How the rows of the children are laid out.
  public enum Layout: Hashable, Sendable {
    /// Each child has its own sections.
    case sections

    /// The rows of all children follow one another in one section.
    ///
    /// Their headers and footers aren't shown; the section has those of the composite.
    case singleSection
  }

  /// How the rows of the children are laid out.
  public final let layout: Layout

  /// Describes supplementaries in place of the children; called by the default of
  /// ``supplementary(_:inSection:)``.
  public final var makeSupplementary: (@MainActor (SupplementaryKind, Int) -> Supplementary?)?

  /// The header of the one section of a ``Layout/singleSection`` composite, or nil for none.
  public final var header: Supplementary? { didSet { supplementariesDidChange() } }

  /// The footer of the one section of a ``Layout/singleSection`` composite, or nil for none.
  public final var footer: Supplementary? { didSet { supplementariesDidChange() } }

  /// Creates a composite.
  ///
  /// - Parameters:
  ///   - layout: How the rows of the children are laid out.
  ///   - children: The data sources to make one list of. None may have a parent.
  public init(_ layout: Layout = .sections, _ children: [ListDataSource]) {
    self.layout = layout
    super.init()
    for child in children { adopt(child, at: self.children.count) }
  }

  /// Creates a composite.
  ///
  /// - Parameters:
  ///   - layout: How the rows of the children are laid out.
  ///   - children: The data sources to make one list of. None may have a parent.
  public convenience init(_ layout: Layout = .sections, _ children: ListDataSource...) {
    self.init(layout, children)
  }

  /// Describes a supplementary of a section, in place of the child's.
  ///
  /// Asked before the child that owns the section. The default asks ``makeSupplementary``, then
  /// takes ``header`` and ``footer`` in a composite of one section.
  ///
  /// - Parameters:
  ///   - kind: What is asked for.
  ///   - section: An index in this data source.
  /// - Returns: The supplementary, or nil to ask the child.
  open override func supplementary(
    _ kind: SupplementaryKind, inSection section: Int
  ) -> Supplementary? {
    if let made = makeSupplementary?(kind, section) { return made }
    guard layout == .singleSection else { return nil }
    switch kind {
    case .header: return header
    case .footer: return footer
    case .custom: return nil
    }
  }

  override func makeNode() -> SnapshotNode {
    layout == .sections
      ? StackedNode(entries) : MergedNode(entries, supplementaryRevision: revision)
  }

  private var revision = 0

  private func supplementariesDidChange() {
    revision += 1
    modelDidChange()
  }
}

extension CompositeDataSource {
  /// Adds a child at the end.
  ///
  /// - Precondition: The child has no parent and isn't this data source or one around it.
  public final func append(_ child: ListDataSource, animated: Bool = true) {
    insert(child, at: children.count, animated: animated)
  }

  /// Inserts a child.
  ///
  /// - Precondition: The child has no parent and isn't this data source or one around it; the index
  ///   isn't negative nor greater than the number of children.
  public final func insert(_ child: ListDataSource, at index: Int, animated: Bool = true) {
    adopt(child, at: index)
    modelDidChange(UpdateOptions(isAnimated: animated))
  }

  /// Removes a child; returns false if it is none.
  @discardableResult
  public final func remove(_ child: ListDataSource, animated: Bool = true) -> Bool {
    guard let index = index(of: child) else { return false }
    remove(at: index, animated: animated)
    return true
  }

  /// Removes the child at a position, and returns it.
  ///
  /// - Precondition: There is such a child.
  @discardableResult
  public final func remove(at index: Int, animated: Bool = true) -> ListDataSource {
    let child = release(at: index)
    modelDidChange(UpdateOptions(isAnimated: animated))
    return child
  }

  /// Removes all children.
  public final func removeAll(animated: Bool = true) {
    replaceChildren(with: [], animated: animated)
  }

  /// Moves a child, with all its sections or rows.
  ///
  /// - Parameters:
  ///   - source: The position of the child.
  ///   - destination: Its position after the move.
  ///   - animated: Whether the update is animated.
  /// - Precondition: Both positions exist.
  public final func moveChild(from source: Int, to destination: Int, animated: Bool = true) {
    for index in [source, destination] {
      precondition(
        children.indices.contains(index),
        "There is no child \(index): \(self) has \(children.count) children")
    }
    children.insert(children.remove(at: source), at: destination)
    modelDidChange(UpdateOptions(isAnimated: animated))
  }

  /// Replaces all children; those that stay keep their rows on screen.
  ///
  /// - Precondition: None of them has another parent.
  public final func replaceChildren(with children: [ListDataSource], animated: Bool = true) {
    while !self.children.isEmpty { _ = release(at: self.children.count - 1) }
    for child in children { adopt(child, at: self.children.count) }
    modelDidChange(UpdateOptions(isAnimated: animated))
  }
}
