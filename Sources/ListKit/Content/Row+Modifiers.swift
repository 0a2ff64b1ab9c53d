// Part of ListKit, MIT licence: see LICENSE.

extension Row {
  /// Returns the row with another height.
  public func height(_ height: RowHeight) -> Row { with { $0.traits.height = height } }

  /// Returns the row with another width, for views that lay rows out in lines.
  public func width(_ width: RowWidth) -> Row { with { $0.traits.width = width } }

  /// Returns the row with selection by a person allowed or not.
  public func selectable(_ isSelectable: Bool = true) -> Row {
    with { $0.traits.isSelectable = isSelectable }
  }

  /// Returns the row with lighting up under a finger allowed or not.
  public func highlightable(_ isHighlightable: Bool = true) -> Row {
    with { $0.traits.isHighlightable = isHighlightable }
  }

  /// Returns the row with deletion by a person allowed or not.
  public func deletable(_ isDeletable: Bool = true, title: String? = nil) -> Row {
    with {
      $0.traits.isDeletable = isDeletable
      $0.traits.deleteTitle = title
    }
  }

  /// Returns the row with another control in editing mode.
  public func editingStyle(_ style: EditingStyle, indents: Bool = true) -> Row {
    with {
      $0.traits.editingStyle = style
      $0.traits.indentsWhileEditing = indents
    }
  }

  /// Returns the row with reordering by a person allowed or not.
  public func movable(_ isMovable: Bool = true) -> Row {
    with { $0.traits.isMovable = isMovable }
  }

  /// Returns the row with its content indented by a number of steps.
  public func indentation(_ steps: Int) -> Row { with { $0.traits.indentation = steps } }

  /// Returns the row with another accessory at its trailing edge.
  public func accessory(_ accessory: RowAccessory) -> Row {
    with { $0.traits.accessory = accessory }
  }

  /// Returns the row with actions at its leading edge, made when a view asks for them.
  ///
  /// Returning ``SwipeActions/none`` says that there are none; never calling this leaves it open.
  public func leadingSwipe(_ actions: @escaping @MainActor () -> SwipeActions) -> Row {
    with { $0.leadingSwipe = actions }
  }

  /// Returns the row with actions at its trailing edge, made when a view asks for them.
  ///
  /// Returning ``SwipeActions/none`` says that there are none; never calling this leaves it open.
  public func trailingSwipe(_ actions: @escaping @MainActor () -> SwipeActions) -> Row {
    with { $0.trailingSwipe = actions }
  }

  /// Returns the row with a context menu, made when a view asks for it.
  public func menu(_ items: @escaping @MainActor () -> [MenuItem]) -> Row {
    with { $0.menu = items }
  }

  /// Returns the row with something to do once it was selected.
  public func onSelect(_ handler: @escaping @MainActor () -> Void) -> Row {
    with { $0.selectionHandler = handler }
  }

  /// Returns the row with something to do on its primary action.
  public func onPrimaryAction(_ handler: @escaping @MainActor () -> Void) -> Row {
    with { $0.primaryActionHandler = handler }
  }

  private func with(_ change: (inout Row) -> Void) -> Row {
    var row = self
    change(&row)
    return row
  }
}
