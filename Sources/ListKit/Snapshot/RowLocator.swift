// Part of ListKit, MIT licence: see LICENSE.

/// Where each identity of a provider's newest version is, kept in step with edits of single rows.
///
/// It holds in which leaf of its section's tree a row is, which most edits don't change for other rows.
/// Where rows share an identity it gives up, since the first of them isn't known then.
@MainActor
@usableFromInline
final class RowLocator<S: Section> {
  /// The number of edits so far.
  ///
  /// A version is the newest one if it was made after as many.
  @usableFromInline var revision = 0
  @usableFromInline var blocks: [S.Item.Identity: RowBlock]?
  @usableFromInline var sectionNumbers: [S.Identity: Int]?

  /// Which number stands for which section, while sections come, go and move.
  @usableFromInline var numbering = SectionNumbering()

  /// Whether rows share an identity, or the sections are others now.
  @usableFromInline var hasGivenUp = false

  init() {}

  /// Makes ready to look up; returns false if that is in vain.
  ///
  /// - Complexity: O(1); O(*n*) for the first time, where *n* is the number of rows.
  @inlinable
  func prepare(_ sections: [LeafSection<S>]) -> Bool {
    if hasGivenUp { return false }
    if blocks != nil { return true }
    hasGivenUp = sectionNumbers(in: sections).count < sections.count
    numbering = SectionNumbering(count: sections.count)
    var blocks: [S.Item.Identity: RowBlock] = [:]
    blocks.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count })
    for (number, section) in sections.enumerated() {
      section.rows.tree.forEachLeaf { leaf in
        leaf.block.section = number
        for row in leaf.rows {
          if blocks.updateValue(leaf.block, forKey: row.identity) != nil { hasGivenUp = true }
        }
      }
    }
    if !hasGivenUp { self.blocks = blocks }
    return !hasGivenUp
  }

  /// Returns where a row is; nil if it isn't there.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @inlinable
  func path(of identity: S.Item.Identity, in sections: [LeafSection<S>]) -> ListIndexPath? {
    guard let block = blocks?[identity] else { return nil }
    let section = numbering.index(of: block.section)
    let (leaf, start) = sections[section].rows.tree.leaf(at: block)
    return leaf.index(of: identity).map { ListIndexPath(row: start + $0, section: section) }
  }

  /// Returns whether a row is before another one, in a provider of one section.
  ///
  /// - Complexity: O(1), but for rows of the same leaf.
  @inlinable
  func isOrdered(
    _ first: S.Item.Identity, _ second: S.Item.Identity, in sections: [LeafSection<S>]
  ) -> Bool {
    guard let blocks, let block = blocks[first], let other = blocks[second] else { return false }
    if block !== other { return block.order < other.order }
    let leaf = sections[0].rows.tree.leaf(at: block).leaf
    return (leaf.index(of: first) ?? 0) < (leaf.index(of: second) ?? 0)
  }

  /// Returns the index of a section; nil if there is none.
  @inlinable
  func section(of identity: S.Identity, in sections: [LeafSection<S>]) -> Int? {
    sectionNumbers(in: sections)[identity]
  }

  @inlinable
  func sectionNumbers(in sections: [LeafSection<S>]) -> [S.Identity: Int] {
    if let sectionNumbers { return sectionNumbers }
    let numbers = Dictionary(
      sections.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
    sectionNumbers = numbers
    return numbers
  }

  // MARK: - Following edits

  @inlinable
  func insert(_ identity: S.Item.Identity, into leaf: RowTree<S.Item>, ofSection section: Int) {
    guard blocks != nil else { return }
    leaf.block.section = numbering.number(at: section)
    if blocks?.updateValue(leaf.block, forKey: identity) != nil { giveUp() }
  }

  /// Notes which leaf rows were moved to since theirs was full.
  @inlinable
  func move(to leaf: RowTree<S.Item>, ofSection section: Int) {
    guard blocks != nil else { return }
    leaf.block.section = numbering.number(at: section)
    for row in leaf.rows { blocks?[row.identity] = leaf.block }
  }

  @inlinable
  func remove(_ identity: S.Item.Identity) { blocks?[identity] = nil }

  /// Notes that there is one more section, without rows, or one less.
  @inlinable
  func insertSection(at index: Int) {
    sectionNumbers = nil
    if blocks != nil { numbering.insert(at: index) }
  }

  @inlinable
  func removeSection(at index: Int) {
    sectionNumbers = nil
    if blocks != nil { numbering.remove(at: index) }
  }

  @inlinable
  func moveSection(from index: Int, to target: Int) {
    sectionNumbers = nil
    if blocks != nil { numbering.move(from: index, to: target) }
  }

  /// Begins edits that lead to a newer version.
  @inlinable
  func beginEdits() { revision += 1 }

  /// Stops following for good.
  @inlinable
  func giveUp() {
    hasGivenUp = true
    blocks = nil
  }
}
