// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver {
  func handle(_ event: ListEvent) {
    switch event {
    case .row(let event, let path): handle(event, at: path)
    case .didEndDisplayingRow(let version):
      answering { (version.source as? any SnapshotSource)?.didEndDisplaying(version) }
    case .willDisplaySupplementary(let kind, let section): willDisplay(kind, inSection: section)
    case .didEndDisplayingSupplementary(let kind, let version):
      answering { (version.source as? any SnapshotSource)?.didEndDisplaying(kind, of: version) }
    case .moveRow(let source, let destination): followMove(from: source, to: destination)
    case .prefetch(let paths): prefetch(paths, isCancelled: false)
    case .cancelPrefetch(let paths): prefetch(paths, isCancelled: true)
    case .scroll(let event): scroll(event)
    case .refresh: refresh()
    case .editing(let isEditing):
      source?.root.isListEditing = isEditing
      source?.askList(.setEditing(isEditing, animated: true), except: self)
      source?.didChangeEditing(isEditing)
    case .beginReordering(let path): beginReordering(at: path)
    case .endReordering: endReordering()
    }
  }

  private func handle(_ event: RowEvent, at path: ListIndexPath) {
    guard let place = place(of: path) else { return }
    switch event {
    case .selected:
      viewSelection.insert(path)
      selectionAnchor = path
      needsSelectionSync = true
    case .selectionExtended: extendSelection(to: path)
    case .deselected:
      viewSelection.remove(path)
      needsSelectionSync = true
    case .willDisplay:
      return answering { place.source.handle(event, at: place.indexPath, in: place.node) }
    case .willBeginEditing:
      revealedRow = place.source.rowVersion(at: place.indexPath, in: place.node)?.identity
    default: break
    }
    if event != .selectionExtended {
      place.source.handle(event, at: place.indexPath, in: place.node)
    }
    // Not after display, which a view may tell of in the middle of its layout.
    if needsSelectionSync { drain() }
  }

  private func willDisplay(_ kind: SupplementaryKind, inSection section: Int) {
    let _: Void? = ask(section) { source, node, section in
      guard source.supplementary(kind, inSection: section, in: node) != nil else { return nil }
      return source.willDisplay(kind, inSection: section, in: node)
    }
  }

  /// Tells each data source of its own rows, those that follow one another together.
  private func prefetch(_ paths: [ListIndexPath], isCancelled: Bool) {
    var places = paths.compactMap(place(of:))[...]
    answering {
      while let first = places.first {
        let run = places.prefix { $0.source === first.source }
        places = places.dropFirst(run.count)
        first.source.handlePrefetch(
          run.map(\.indexPath), isCancelled: isCancelled, in: first.node)
      }
    }
  }

  private func scroll(_ event: ScrollEvent) {
    source?.didScroll(event)
    if case .didScroll(let metrics) = event { source?.tellFollowers(metrics) }
  }

  private func refresh() {
    guard let source, !source.isRefreshing else { return }
    source.askList(.setRefreshing(true), except: self)
    source.startRefreshing()
  }
}
