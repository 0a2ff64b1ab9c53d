// Part of ListKit, MIT licence: see LICENSE.

extension ListHistory {
  /// Returns the random history of a seed.
  public static func random(seed: UInt64, options: Options = Options()) -> ListHistory {
    var generator = SeededGenerator(seed: seed)
    return random(using: &generator, options: options)
  }

  /// Returns a random history.
  public static func random(
    using generator: inout SeededGenerator, options: Options = Options()
  ) -> ListHistory {
    var writer = HistoryWriter(options: options, generator: generator)
    let history = writer.history()
    generator = writer.generator
    return history
  }
}

/// Writes a random history.
private struct HistoryWriter {
  let options: ListHistory.Options
  var generator: SeededGenerator

  mutating func history() -> ListHistory {
    let first = freshList()
    var current = first
    let steps = (0..<number(1...max(1, options.steps))).map { _ -> ListHistory.Step in
      if generator.chance(0.1) {
        current = freshList()
      } else {
        for _ in 0..<number(1...max(1, options.edits)) { edit(&current) }
      }
      tidy(&current)
      return ListHistory.Step(
        current, timing: options.timings.randomElement(using: &generator) ?? .calm)
    }
    return ListHistory(first: first, steps: steps)
  }

  private mutating func freshList() -> [HistorySection] {
    // A list of one section always has that one.
    let count = options.sections == 1 ? 1 : number(0...max(0, options.sections))
    var sections = (0..<count).map { _ in freshSection() }
    tidy(&sections)
    return sections
  }

  private mutating func freshSection() -> HistorySection {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"].prefix(max(1, options.sections + 1))
    let id = options.sections == 1 ? "A" : names.randomElement(using: &generator) ?? "A"
    return HistorySection(
      id, title: title(), items: (0..<number(0...max(0, options.rows))).map { _ in freshItem() })
  }

  private mutating func title() -> String? {
    options.allowsTitles ? [nil, "one", "two"].randomElement(using: &generator) ?? nil : nil
  }

  /// Identities are few, so that rows come back and meet their twins.
  private mutating func freshItem() -> HistoryItem {
    HistoryItem(
      id: number(0...max(4, options.sections * options.rows + 4)),
      content: generator.chance(0.2) ? 1 : 0)
  }

  private mutating func edit(_ sections: inout [HistorySection]) {
    let isSingle = options.sections == 1
    switch number(0...(isSingle ? 5 : 10)) {
    case 0, 1: insertItem(freshItem(), into: &sections)
    case 2: _ = takeItem(from: &sections)
    case 3, 4: if let item = takeItem(from: &sections) { insertItem(item, into: &sections) }
    case 5: changeItem(in: &sections)
    case 6 where sections.count < options.sections:
      sections.insert(freshSection(), at: number(0...sections.count))
    case 7 where !sections.isEmpty: sections.remove(at: number(0...(sections.count - 1)))
    case 8 where !sections.isEmpty:
      let section = sections.remove(at: number(0...(sections.count - 1)))
      sections.insert(section, at: number(0...sections.count))
    case 9 where !sections.isEmpty: sections[number(0...(sections.count - 1))].title = title()
    case 10 where !sections.isEmpty:
      sections[number(0...(sections.count - 1))].items.shuffle(using: &generator)
    default: break
    }
  }

  private mutating func insertItem(_ item: HistoryItem, into sections: inout [HistorySection]) {
    guard let index = sections.indices.randomElement(using: &generator) else { return }
    sections[index].items.insert(item, at: number(0...sections[index].items.count))
  }

  private mutating func takeItem(from sections: inout [HistorySection]) -> HistoryItem? {
    let filled = sections.indices.filter { !sections[$0].items.isEmpty }
    guard let index = filled.randomElement(using: &generator) else { return nil }
    return sections[index].items.remove(at: number(0...(sections[index].items.count - 1)))
  }

  private mutating func changeItem(in sections: inout [HistorySection]) {
    let filled = sections.indices.filter { !sections[$0].items.isEmpty }
    guard let index = filled.randomElement(using: &generator) else { return }
    let row = number(0...(sections[index].items.count - 1))
    sections[index].items[row].content = (sections[index].items[row].content + 1) % 3
  }

  /// Takes away twins that aren't wanted.
  private func tidy(_ sections: inout [HistorySection]) {
    if !options.allowsDuplicateSections {
      var seen: Set<String> = []
      sections.removeAll { !seen.insert($0.id).inserted }
    }
    if !options.allowsDuplicateRows {
      var seen: Set<Int> = []
      for index in sections.indices {
        sections[index].items.removeAll { !seen.insert($0.id).inserted }
      }
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}
