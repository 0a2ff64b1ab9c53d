// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// MARK: - Keys

extension TerminalApp {
  func handle(_ key: Key) {
    if key == .interrupt { return quit() }
    if key == .redraw { return redrawEverything() }
    if overlay != nil {
      overlay = nil
      // A key that closes a text does nothing else, except for quitting.
      if key == .character("q") { quit() }
      return
    }
    if moves(key) { return }
    if isTypingFilter { typeFilter(key) } else { command(key) }
  }

  /// Moves the cursor, if the key says so.
  private func moves(_ key: Key) -> Bool {
    switch key {
    case .up: view.moveCursor(.up)
    case .down: view.moveCursor(.down)
    case .pageUp: view.moveCursor(.pageUp)
    case .pageDown: view.moveCursor(.pageDown)
    case .home: view.moveCursor(.first)
    case .end: view.moveCursor(.last)
    case .left: view.swipe(.trailing)
    case .right: view.swipe(.leading)
    default: return false
    }
    return true
  }

  private func typeFilter(_ key: Key) {
    switch key {
    case .character(let character): browser.arrange { $0.filter.append(character) }
    case .backspace: browser.arrange { _ = $0.filter.popLast() }
    case .enter: isTypingFilter = false
    case .escape: clearFilter()
    default: break
    }
  }

  private func clearFilter() {
    isTypingFilter = false
    browser.arrange { $0.filter = "" }
  }

  private func command(_ key: Key) {
    switch key {
    case .enter: view.performPrimaryAction()
    case .escape: escape()
    case .character(" "): view.toggleSelection()
    case .character("/"):
      view.dismissSwipeActions(animated: false)
      isTypingFilter = true
    case .character("s"): browser.arrange { $0.cycleOrder() }
    case .character("g"): browser.arrange { $0.cycleGrouping() }
    case .character("h"): browser.arrange(animated: true) { $0.hidden = [] }
    case .character("r"): view.refresh()
    case .character("?"): overlay = Options.help.split(separator: "\n").map(String.init)
    case .character("q"): quit()
    case .character(let letter) where letter.isUppercase: view.jump(toIndexTitle: String(letter))
    default: break
    }
  }

  /// Takes back one thing: open actions, then the filter, then the selection.
  private func escape() {
    if view.openSwipe != nil {
      view.dismissSwipeActions(animated: false)
    } else if !browser.arrangement.filter.isEmpty {
      clearFilter()
    } else {
      browser.clearSelection()
    }
  }
}
