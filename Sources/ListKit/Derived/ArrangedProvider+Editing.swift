// Part of ListKit, MIT licence: see LICENSE.

// Few items are edited one by one, at the cost of these; else all are arranged anew.
extension ArrangedProvider {
  /// Takes over a source, and returns the sections that show it.
  @usableFromInline
  final func arranged(_ items: [Element]) -> [LeafSection<ArrangedSection<Element>>] {
    arranger.take(accepted([LeafSection(ArrangedSection(.all), showing: items)]))
    return arranger.functions.arrange(arranger)
  }

  /// Returns whether so many items can be edited, and had better be, one by one.
  private func canEdit(_ count: Int) -> Bool {
    if count > 64, count > arranger.count / 8 { return false }
    // Where several objects were changed in place, none can be found by comparing it with the others.
    if count > 1, Element.self is any AnyObject.Type { return false }
    preparedLocator()
    return arranger.functions.prepare(arranger) && leaf.hasUniqueRows
  }

  /// Returns whether items are neither in the source nor twins of one another.
  private func areNew(_ items: [Element]) -> Bool {
    var identities: Set<Element.Identity> = []
    return items.allSatisfy {
      sourceIndex(of: $0.identity) == nil && identities.insert($0.identity).inserted
    }
  }

  private func edit(
    animated: Bool,
    _ edit: @MainActor (Arranger<Element>, inout RowEditor<ArrangedSection<Element>>) -> Void
  ) {
    takeEdits { edit(arranger, &$0) }
    modelDidChange(UpdateOptions(isAnimated: animated))
  }

  /// Edits the source as an array, and arranges all items anew.
  private func editAll(animated: Bool, _ edit: @MainActor (inout [Element]) -> Void) {
    var items = items
    edit(&items)
    apply(items, animated: animated)
  }

  final func insertIntoSource(_ items: [Element], at index: Int, animated: Bool) {
    precondition(
      (0...arranger.count).contains(index),
      "Can't insert at \(index): \(self) has \(arranger.count) items")
    guard !items.isEmpty else { return }
    guard canEdit(items.count), areNew(items) else {
      return editAll(animated: animated) { $0.insert(contentsOf: items, at: index) }
    }
    edit(animated: animated) { arranger, editor in
      for item in items.reversed() { arranger.functions.insert(arranger, item, index, &editor) }
    }
  }

  /// Removes all items with these identities; returns how many there were.
  final func removeFromSource(_ identities: Set<Element.Identity>, animated: Bool) -> Int {
    guard canEdit(identities.count) else {
      let kept = items.filter { !identities.contains($0.identity) }
      let count = arranger.count - kept.count
      if count > 0 { apply(kept, animated: animated) }
      return count
    }
    let indices = identities.compactMap(sourceIndex(of:)).sorted()
    guard !indices.isEmpty else { return 0 }
    edit(animated: animated) { arranger, editor in
      for index in indices.reversed() { arranger.functions.remove(arranger, index, &editor) }
    }
    return indices.count
  }

  final func replaceInSource(_ item: Element, animated: Bool) -> Bool {
    guard let index = sourceIndex(of: item.identity) else { return false }
    guard canEdit(1) else {
      editAll(animated: animated) { $0[index] = item }
      return true
    }
    edit(animated: animated) { $0.functions.replace($0, item, index, &$1) }
    return true
  }

  final func replaceInSource(_ items: [Element], animated: Bool) -> Int {
    let found = items.compactMap { item in sourceIndex(of: item.identity).map { (item, $0) } }
    guard !found.isEmpty else { return 0 }
    guard canEdit(found.count) else {
      editAll(animated: animated) { items in
        for (item, index) in found { items[index] = item }
      }
      return found.count
    }
    edit(animated: animated) { arranger, editor in
      for (item, index) in found { arranger.functions.replace(arranger, item, index, &editor) }
    }
    return found.count
  }

  final func moveInSource(from index: Int, to target: Int, animated: Bool) {
    guard canEdit(1) else {
      return editAll(animated: animated) { $0.insert($0.remove(at: index), at: target) }
    }
    edit(animated: animated) { $0.functions.move($0, index, target, &$1) }
  }

  final func refreshInSource(_ identities: [Element.Identity]) {
    noteRefresh(ofRowsWith: identities)
    let indices = identities.compactMap(sourceIndex(of:))
    guard let index = indices.first else { return }
    if indices.count > 1 { return rearrange() }
    _ = replaceInSource(arranger.source[0].rows[index], animated: true)
  }

  /// Drops an item that a person has deleted; returns false if it has gone.
  final func dropFromSource(_ item: Element, at indexPath: ListIndexPath) -> Bool {
    guard let path = place(of: item.identity, near: indexPath) else { return false }
    if canEdit(1) { return removeFromSource([item.identity], animated: true) > 0 }
    // Of items with the same identity the one whose row it was.
    let runs = arranger.functions.arrangedIndices(arranger)
    guard runs.indices.contains(path.section), runs[path.section].indices.contains(path.row),
      case let index = runs[path.section][path.row], items[index].identity == item.identity
    else { return removeFromSource([item.identity], animated: true) > 0 }
    editAll(animated: true) { $0.remove(at: index) }
    return true
  }
}
