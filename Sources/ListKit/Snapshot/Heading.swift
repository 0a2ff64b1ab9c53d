// Part of ListKit, MIT licence: see LICENSE.

/// What a container shows beside the rows of its children, in place of what they do.
@MainActor
struct Heading {
  /// Changes whenever everything is to be asked for again.
  var revision = 0

  /// The header of the first section.
  var header: Supplementary?

  /// The footer of the last section.
  var footer: Supplementary?

  /// Describes a supplementary by the index of its section; nil if there is surely none.
  var make: (@MainActor (SupplementaryKind, Int) -> Supplementary?)?

  /// Returns what the container shows; nil to ask the child.
  func supplementary(
    _ kind: SupplementaryKind, inSection section: Int, of sectionCount: Int
  ) -> Supplementary? {
    if let made = make?(kind, section) { return made }
    switch kind {
    case .header: return section == 0 ? header : nil
    case .footer: return section == sectionCount - 1 ? footer : nil
    case .custom: return nil
    }
  }

  /// Returns the sections, of those that stay, whose own supplementaries look different now.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - new: The version after.
  ///   - changes: What leads from one to the other.
  /// - Returns: Indexes before and after, ascending by the one after.
  static func changes(
    from old: ContainerNode, to new: ContainerNode, _ changes: ListChanges
  ) -> [Move<Int>] {
    let isAsked = old.heading.revision != new.heading.revision
    let dependsOnIndex = old.heading.make != nil || new.heading.make != nil
    let changesEnds = isAsked && (old.heading.isAtEnds || new.heading.isAtEnds)
    let movesEnds = new.heading.isAtEnds && changes.changesSections
    guard
      (isAsked && dependsOnIndex) || changesEnds || movesEnds
        || (dependsOnIndex && changes.changesSections)
    else { return [] }
    let map = ListBatchMap(sectionsOf: changes)
    if isAsked, dependsOnIndex { return map.survivors(old.sectionCount).sorted { $0.to < $1.to } }
    var candidates: [Move<Int>] = []
    if dependsOnIndex {
      candidates = map.survivors(old.sectionCount).filter { $0.from != $0.to }
    }
    let ends = [0, old.sectionCount - 1].compactMap { index -> Move<Int>? in
      guard old.containsSection(index) else { return nil }
      return map.section(after: index).map { Move(from: index, to: $0) }
    }
    let newEnds = [0, new.sectionCount - 1].compactMap { index -> Move<Int>? in
      guard new.containsSection(index) else { return nil }
      return map.section(before: index).map { Move(from: $0, to: index) }
    }
    return Set(candidates + ends + newEnds).filter { move in
      [SupplementaryKind.header, .footer].contains { kind in
        let before = old.heading.supplementary(
          kind, inSection: move.from, of: old.sectionCount)
        let after = new.heading.supplementary(kind, inSection: move.to, of: new.sectionCount)
        return !Supplementary.looksSame(before, after)
      }
    }.sorted { $0.to < $1.to }
  }

  private var isAtEnds: Bool { header != nil || footer != nil }
}

extension ListChanges {
  fileprivate var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }
}

extension ListBatchMap {
  fileprivate func survivors(_ oldCount: Int) -> [Move<Int>] {
    (0..<oldCount).compactMap { old in section(after: old).map { Move(from: old, to: $0) } }
  }
}
