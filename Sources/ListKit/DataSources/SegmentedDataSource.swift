// Part of ListKit, MIT licence: see LICENSE.

/// Shows one of several data sources.
///
/// ```swift
/// let tabs = SegmentedDataSource(all, favourites)
/// tabs.bind(to: listView)
/// tabs.selectedIndex = 1
/// ```
///
/// Switching is an update like any other. Children that aren't shown keep their selection, and their
/// changes reach no view.
open class SegmentedDataSource: ContainerDataSource {
  /// The child that is shown; nil if there are no children.
  public private(set) final var selectedChild: ListDataSource? {
    didSet { shownChildDidChange(from: oldValue, to: selectedChild) }
  }

  /// Whether switching reloads the views, rather than updating them.
  ///
  /// The default is false.
  public final var reloadsOnSwitch = false

  /// Creates a data source that shows the first of these.
  ///
  /// - Parameter children: The data sources to choose from. None may have a parent.
  public init(_ children: [ListDataSource]) {
    super.init()
    for child in children { adopt(child, at: numberOfChildren) }
    show(children.first)
  }

  /// Creates a data source that shows the first of these.
  ///
  /// - Parameter children: The data sources to choose from. None may have a parent.
  public init(_ children: ListDataSource...) {
    // Not by way of the other one: subclasses of other modules wouldn't inherit it.
    super.init()
    for child in children { adopt(child, at: numberOfChildren) }
    show(children.first)
  }

  /// Not in an initialiser, where nobody would hear of it.
  private func show(_ child: ListDataSource?) { selectedChild = child }

  override var shownChild: ListDataSource? { selectedChild }

  override var mayOverrideSupplementary: Bool { type(of: self) != SegmentedDataSource.self }
}

extension SegmentedDataSource {
  /// A header above the list that stays while the children change; nil for none.
  ///
  /// It is the header of a section of its own, which has no rows and is the first one.
  public final var listHeader: Supplementary? {
    get { headingAboveAll }
    set { headingAboveAll = newValue }
  }

  /// The position of the child that is shown; nil if there are no children.
  ///
  /// - Precondition: A new value is the position of a child.
  public final var selectedIndex: Int? {
    get { selectedChild.flatMap(index(of:)) }
    set {
      guard let newValue else {
        precondition(
          numberOfChildren == 0, "\(self) has children, so one of them must be selected")
        return
      }
      checkExists(newValue)
      if let child = child(at: newValue) { select(child) }
    }
  }

  /// Shows a child.
  ///
  /// - Parameters:
  ///   - child: The child to show.
  ///   - animated: Whether the update is animated.
  /// - Precondition: It is a child of this data source.
  public final func select(_ child: ListDataSource, animated: Bool = true) {
    precondition(contains(child), "Can't show \(child): it isn't a child of \(self)")
    guard child !== selectedChild else { return }
    selectedChild = child
    modelDidChange(UpdateOptions(isAnimated: animated, reloads: reloadsOnSwitch))
  }

  /// Adds a child at the end.
  ///
  /// It is shown if it is the only one.
  ///
  /// - Precondition: The child has no parent and isn't this data source or one around it.
  public final func append(_ child: ListDataSource, animated: Bool = true) {
    insert(child, at: numberOfChildren, animated: animated)
  }

  /// Inserts a child.
  ///
  /// It is shown if it is the only one.
  ///
  /// - Precondition: The child has no parent and isn't this data source or one around it; the index
  ///   isn't negative nor greater than the number of children.
  public final func insert(_ child: ListDataSource, at index: Int, animated: Bool = true) {
    adopt(child, at: index)
    if selectedChild == nil { select(child, animated: animated) }
  }

  /// Removes a child; returns false if it is none.
  ///
  /// If it was shown, the next one is, or the one before if it was the last.
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
    if child === selectedChild {
      selectedChild = self.child(at: index) ?? self.child(at: numberOfChildren - 1)
      modelDidChange(UpdateOptions(isAnimated: animated, reloads: reloadsOnSwitch))
    }
    return child
  }

  /// Removes all children.
  public final func removeAll(animated: Bool = true) {
    while numberOfChildren > 0 { _ = release(at: numberOfChildren - 1) }
    selectedChild = nil
    modelDidChange(UpdateOptions(isAnimated: animated, reloads: reloadsOnSwitch))
  }
}
