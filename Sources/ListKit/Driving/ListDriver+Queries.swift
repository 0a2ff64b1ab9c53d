// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver: ListViewDataSource {
  var numberOfSections: Int { presented.sectionCount }

  func numberOfRows(inSection section: Int) -> Int {
    presented.containsSection(section) ? presented.rowCount(inSection: section) : 0
  }

  func row(at indexPath: ListIndexPath) -> Row {
    guard let place = place(of: indexPath) else { return Row("") }
    return answering {
      var row = place.source.row(at: place.indexPath, in: place.node)
      row.realising = realising
      row.leadingSwipe = row.leadingSwipe.map(guarded)
      row.trailingSwipe = row.trailingSwipe.map(guarded)
      row.menu = row.menu.map(guarded)
      shownKinds[indexPath] = row.reuseIdentifier
      return row
    }
  }

  func supplementary(_ kind: SupplementaryKind, inSection section: Int) -> Supplementary? {
    guard presented.containsSection(section) else { return nil }
    var supplementary = ask(section) { $0.supplementary(kind, inSection: $2, in: $1) }
    shownSupplementaries[section, default: [:]].updateValue(supplementary, forKey: kind)
    supplementary?.realising = realising
    return supplementary
  }

  /// Runs code of the user's that a view calls while it realises or asks a row.
  private var realising: @MainActor (() -> Void) -> Void {
    { [weak self] body in
      if let self { answering(body) } else { body() }
    }
  }

  /// The same for code that a view calls for an answer.
  private func guarded<Answer>(
    _ make: @escaping @MainActor () -> Answer
  ) -> @MainActor () -> Answer {
    { [weak self] in self?.answering(make) ?? make() }
  }

  func layout(inSection section: Int) -> SectionLayout? {
    ask(section) { $0.layout(inSection: $2, in: $1) }
  }

  func permits(_ permission: RowPermission, at indexPath: ListIndexPath) -> Bool {
    guard let place = place(of: indexPath), !(isPaused && permission == .move) else { return false }
    return answering {
      place.source.permits(permission, at: place.indexPath, in: place.node)
    }
  }

  func rowVersion(at indexPath: ListIndexPath) -> RowVersion? {
    place(of: indexPath).flatMap { $0.source.rowVersion(at: $0.indexPath, in: $0.node) }
  }

  func indexPath(of version: RowVersion) -> ListIndexPath? {
    guard let source, let owner = version.source as? ListDataSource else { return nil }
    let nowhere = ListIndexPath(row: 0, section: 0)
    return ListPositions(of: source, in: presented).indexPath(
      of: RowOrigin(source: owner, identity: version.identity, indexPath: nowhere))
  }

  func sectionVersion(at section: Int) -> SectionVersion? {
    source.flatMap { presented.sectionVersion(at: section, from: $0.snapshotSource) }
  }

  var preferredFocusIndexPath: ListIndexPath? {
    guard let source else { return nil }
    return answering { presented.preferredFocus(from: source.snapshotSource) }
  }

  func place(of indexPath: ListIndexPath) -> RowPlace? {
    source.flatMap { presented.place(of: indexPath, from: $0.snapshotSource) }
  }

  func ask<Answer>(
    _ section: Int, _ question: (any SnapshotSource, SnapshotNode, Int) -> Answer?
  ) -> Answer? {
    guard let source else { return nil }
    return answering {
      presented.firstAnswer(inSection: section, from: source.snapshotSource, question)
    }
  }
}
