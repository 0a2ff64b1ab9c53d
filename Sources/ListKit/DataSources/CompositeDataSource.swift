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

  /// The header of the first section, in place of the child's, or nil for none.
  ///
  /// In a ``Layout/singleSection`` composite it is that of the one section.
  public final var header: Supplementary? {
    didSet { if !Supplementary.looksSame(header, oldValue) { refreshSupplementaries() } }
  }

  /// The footer of the last section, in place of the child's, or nil for none.
  ///
  /// In a ``Layout/singleSection`` composite it is that of the one section.
  public final var footer: Supplementary? {
    didSet { if !Supplementary.looksSame(footer, oldValue) { refreshSupplementaries() } }
  }

  /// The children whose newest version isn't in the tree yet.
  private var staleChildren: [ObjectIdentifier: ListDataSource] = [:]

  /// Creates a composite.
  ///
  /// - Parameters:
  ///   - layout: How the rows of the children are laid out.
  ///   - children: The data sources to make one list of. None may have a parent.
  public init(_ layout: Layout, _ children: [ListDataSource]) {
    self.layout = layout
    super.init()
    for child in children { take(child, at: numberOfChildren) }
  }

  /// Creates a composite.
  ///
  /// - Parameters:
  ///   - layout: How the rows of the children are laid out.
  ///   - children: The data sources to make one list of. None may have a parent.
  public init(_ layout: Layout, _ children: ListDataSource...) {
    // Not by way of the other one: subclasses of other modules wouldn't inherit it.
    self.layout = layout
    super.init()
    for child in children { take(child, at: numberOfChildren) }
  }

  /// Creates a composite whose children have their own sections.
  ///
  /// - Parameter children: The data sources to make one list of. None may have a parent.
  public init(_ children: [ListDataSource]) {
    layout = .sections
    super.init()
    for child in children { take(child, at: numberOfChildren) }
  }

  /// Creates a composite whose children have their own sections.
  ///
  /// - Parameter children: The data sources to make one list of. None may have a parent.
  public init(_ children: ListDataSource...) {
    layout = .sections
    super.init()
    for child in children { take(child, at: numberOfChildren) }
  }

  override func shows(_ child: ListDataSource) -> Bool { true }

  override func childDidChange(_ child: ListDataSource) {
    staleChildren[ObjectIdentifier(child)] = child
    invalidateNode()
  }

  override var mayOverrideSupplementary: Bool { type(of: self) != CompositeDataSource.self }

  override var heading: Heading {
    var heading = super.heading
    heading.header = header
    heading.footer = footer
    return heading
  }

  override func makeNode() -> SnapshotNode {
    let stale = staleChildren.values
    staleChildren = [:]
    for child in stale { tree.setNode(child.node, of: child.reference) }
    return layout == .sections
      ? StackedNode(tree, heading: heading) : MergedNode(tree, heading: heading)
  }

  private func take(_ child: ListDataSource, at index: Int) {
    adopt(child, at: index)
    staleChildren[ObjectIdentifier(child)] = child
  }

  private func giveUp(at index: Int) -> ListDataSource {
    let child = release(at: index)
    staleChildren[ObjectIdentifier(child)] = nil
    return child
  }
}

extension CompositeDataSource {
  /// Adds a child at the end.
  ///
  /// - Precondition: The child has no parent and isn't this data source or one around it.
  public final func append(_ child: ListDataSource, animated: Bool = true) {
    insert(child, at: numberOfChildren, animated: animated)
  }

  /// Inserts a child.
  ///
  /// - Precondition: The child has no parent and isn't this data source or one around it; the index
  ///   isn't negative nor greater than the number of children.
  public final func insert(_ child: ListDataSource, at index: Int, animated: Bool = true) {
    take(child, at: index)
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
    let child = giveUp(at: index)
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
    checkExists(source)
    checkExists(destination)
    let entry = tree.remove(at: source)
    tree.insert(entry, at: destination)
    modelDidChange(UpdateOptions(isAnimated: animated))
  }

  /// Replaces all children; those that stay keep their rows on screen.
  ///
  /// - Precondition: None of them has another parent.
  public final func replaceChildren(with children: [ListDataSource], animated: Bool = true) {
    while numberOfChildren > 0 { _ = giveUp(at: numberOfChildren - 1) }
    for child in children { take(child, at: numberOfChildren) }
    modelDidChange(UpdateOptions(isAnimated: animated))
  }
}
