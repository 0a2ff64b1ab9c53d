// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Draws one row: a mark, the text, the detail at the trailing edge, and swipe actions over them.
@MainActor
struct RowPainter {
  let row: Row
  let width: Int
  let isUnderCursor: Bool
  let isSelected: Bool
  let isLit: Bool
  let swipe: OpenSwipe?

  func paint(_ line: inout ScreenLine) {
    if let swipe, swipe.edge == .leading { paintActions(swipe, on: &line) }
    line.add(isUnderCursor ? "▌" : " ", Palette.mark.on(background), upTo: width)
    line.add(isSelected ? "✓ " : "  ", Palette.mark.on(background), upTo: width)

    let content = row.content ?? RowContent(row.description)
    let trailing = trailingText(content)
    line.add(String(repeating: "  ", count: max(0, row.traits.indentation)), plain, upTo: width)
    if row.traits.accessory == .custom("pin") {
      line.add("★ ", Palette.pin.on(background), upTo: width)
    }
    line.add(
      content.text, Palette.text(image: content.image).on(background),
      upTo: width - trailing.width - 1)
    line.pad(to: width - trailing.width, plain)
    switch trailing {
    case .none: break
    case .detail(let text): line.add(text, Palette.detail.on(background), upTo: width)
    case .actions(let swipe, _): paintActions(swipe, on: &line)
    }
  }

  private enum Trailing {
    case none
    case detail(String)
    case actions(OpenSwipe, width: Int)

    var width: Int {
      switch self {
      case .none: 0
      case .detail(let text): TextWidth.of(text)
      case .actions(_, let width): width
      }
    }
  }

  private func trailingText(_ content: RowContent) -> Trailing {
    if let swipe, swipe.edge == .trailing {
      return .actions(swipe, width: swipe.actions.reduce(0) { $0 + TextWidth.of(label($1)) })
    }
    guard let detail = content.detail.map(DisplayText.escaped) else { return .none }
    // The text comes first: a detail that leaves it no room isn't shown.
    return width >= TextWidth.of(detail) + 16 ? .detail(detail + " ") : .none
  }

  private func paintActions(_ swipe: OpenSwipe, on line: inout ScreenLine) {
    for (index, action) in swipe.actions.enumerated() {
      var style = action.style == .normal ? Palette.action : Palette.destructiveAction
      style.isBold = index == swipe.chosen
      style.isDim = index != swipe.chosen
      line.add(label(action), style, upTo: width)
    }
  }

  private func label(_ action: SwipeAction) -> String { " \(action.description) " }

  private var plain: Style { Style.plain.on(background) }

  private var background: UInt8? {
    if isUnderCursor { return isLit ? Palette.lightBackground + 6 : Palette.cursorBackground }
    return isLit ? Palette.lightBackground : nil
  }
}
