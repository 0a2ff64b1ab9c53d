// Part of ListKit, MIT licence: see LICENSE.

/// What can happen to a row on screen.
public enum RowEvent: Hashable, Sendable {
  /// A person selected it.
  ///
  /// The view shows it as selected already.
  case selected

  /// A person extended the selection to it from the row selected last.
  ///
  /// The view leaves it to the data source to select the rows in between.
  case selectionExtended

  /// A person deselected it.
  ///
  /// The view shows it as not selected already.
  case deselected

  /// A finger came down on it.
  case highlighted

  /// The finger that came down on it has left it.
  case unhighlighted

  /// A person asked for what the row is for: return key, double click, select button.
  case primaryAction

  /// It is about to come on screen.
  case willDisplay

  /// A person chose a swipe action, by identifier.
  case swipeAction(SwipeEdge, String)

  /// A person chose an entry of the menu, or a copy or paste command, by identifier.
  case menuAction(String)

  /// A person pressed the delete control.
  case commitDelete

  /// A person pressed the insert control.
  case commitInsert

  /// Its swipe actions or its delete button are about to be revealed.
  case willBeginEditing

  /// Its swipe actions or its delete button are hidden again.
  case didEndEditing

  /// It received the focus.
  case focused

  /// It lost the focus.
  case unfocused
}
