// Part of ListKit, MIT licence: see LICENSE.

/// One press of a key.
enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, backspace, tab

  /// Control and C.
  case interrupt

  /// Control and L: the person asks for a clean screen.
  case redraw
}
