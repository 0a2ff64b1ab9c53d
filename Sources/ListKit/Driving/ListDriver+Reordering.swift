// Part of ListKit, MIT licence: see LICENSE.

// Rows that a person drags. The view moves the row by itself, and the model follows.
extension ListDriver {
  /// Holds updates back until the drag is over: the view can't be updated while a finger holds a row.
  func beginReordering(at path: ListIndexPath) {
    guard place(of: path) != nil else { return }
    isReordering = true
  }

  /// A Boolean value indicating whether the view shows what the model holds, animating or not.
  private var showsTheModel: Bool {
    presented === source?.node && pending.isEmpty && !isPaused
      && running?.isToldEverything ?? true
  }

  func endReordering() {
    isReordering = false
    drain()
  }

  func proposedMove(from source: ListIndexPath, to target: ListIndexPath) -> ListIndexPath {
    guard let place = place(of: source), let root = self.source?.snapshotSource else {
      return source
    }
    // While the view animates it can't be told what it would have to be told then, nor while it is to
    // be left alone.
    guard !isPaused, showsTheModel || running == nil else { return source }
    return answering {
      if destination(of: target, movingFrom: source, place, root) != nil {
        let corrected = presented.retarget(
          target, movingFrom: source, from: root, leaf: place.source
        ) { local in
          let corrected = place.source.proposedMove(
            from: place.indexPath, to: local, in: place.node)
          return corrected == place.indexPath ? nil : corrected
        }
        return corrected ?? source
      }
      guard place.source.permits(.move, at: place.indexPath, in: place.node) else { return source }
      return otherList(at: target, movingFrom: source, place, root) == nil ? source : target
    }
  }

  /// Returns where in its own list a dragged row would be; nil if it would be in another one.
  private func destination(
    of target: ListIndexPath, movingFrom origin: ListIndexPath, _ place: RowPlace,
    _ root: any SnapshotSource
  ) -> ListIndexPath? {
    var local: ListIndexPath?
    _ = presented.retarget(target, movingFrom: origin, from: root, leaf: place.source) {
      local = $0
      return $0
    }
    return local
  }

  /// Returns where in another list a dragged row would be; nil if that can't take it.
  private func otherList(
    at target: ListIndexPath, movingFrom origin: ListIndexPath, _ place: RowPlace,
    _ root: any SnapshotSource
  ) -> RowPlace? {
    guard let version = place.source.rowVersion(at: place.indexPath, in: place.node) else {
      return nil
    }
    return presented.landing(at: target, leaving: origin, fromAbove: nil, from: root) { source in
      source !== place.source && source.canTake(version)
    }
  }

  /// Lets the model do what the view has done already.
  func followMove(from origin: ListIndexPath, to destination: ListIndexPath) {
    guard let source, let place = place(of: origin) else { return }
    let root = source.snapshotSource
    let wasUpToDate = showsTheModel
    var isFollowed = false
    var isPresented = false
    func present(_ node: SnapshotNode) {
      isPresented = true
      presented = node
      var batch = ListBatch()
      batch.movedRows = [Move(from: origin, to: destination)]
      follow(batch)
    }
    func presentDrop() {
      // The row is there whatever the model says, and until the view can be told its rows are asked for.
      present(DroppedNode(presented, Move(from: origin, to: destination)))
    }
    func adopt() {
      // Here and not later: what hooks change now is another update.
      guard wasUpToDate, isNothingButAMove(from: origin, to: destination) else {
        return presentDrop()
      }
      isFollowed = true
      present(source.node)
      staleSections = Set([origin.section, destination.section].filter(showsOldSupplementaries))
    }
    let isOutside = isDraining
    isDraining = true
    var didMove = false
    if let local = self.destination(of: destination, movingFrom: origin, place, root) {
      didMove = place.source.move(
        from: place.indexPath, to: local, in: place.node, whenMoved: adopt)
    } else if let landing = otherList(at: destination, movingFrom: origin, place, root) {
      didMove = handOver(
        place, to: landing,
        isSelected: place.source.selectedPaths(in: place.node).contains(place.indexPath)
      ) {
        adopt()
        if isFollowed { foreignRows.insert(destination) }
      }
    }
    isDraining = isOutside
    if !isPresented { presentDrop() }
    if !didMove || !isFollowed { pending.reload = .requested }
    // The view is still dropping the row. It may be told nothing until that is over.
    let hasMoreToTell =
      pending.reload != nil || presented !== source.node
      || !staleSections.isEmpty || !foreignRows.isEmpty
    if hasMoreToTell { postpone() } else { drain() }
  }

  /// Returns whether the model differs from what is presented by the one row that has moved.
  ///
  /// It may not: a hook may have changed more, and a list that is empty now may show something else.
  private func isNothingButAMove(from origin: ListIndexPath, to destination: ListIndexPath) -> Bool
  {
    guard let source else { return false }
    let changes = presented.changes(to: source.node)
    let drop = Move(from: origin, to: destination)
    // Of two neighbours that change places, either may count as the one that has moved.
    let areNeighbours =
      origin.section == destination.section && abs(origin.row - destination.row) == 1
    let isInside =
      (changes.movedRows == [drop]
        || areNeighbours && changes.movedRows == [Move(from: destination, to: origin)])
      && changes.deletedRows.isEmpty
    let isHandedOver = changes.movedRows.isEmpty && changes.deletedRows == [origin]
    return changes.deletedSections.isEmpty && changes.insertedSections.isEmpty
      && changes.movedSections.isEmpty && changes.updatedRows.isEmpty
      && (isInside && changes.insertedRows.isEmpty
        || isHandedOver && changes.insertedRows == [destination])
  }

  private func handOver(
    _ place: RowPlace, to landing: RowPlace, isSelected: Bool, whenMoved: () -> Void
  ) -> Bool {
    guard let source else { return false }
    let item = source.performUpdates { () -> Any? in
      guard let item = place.source.giveAway(at: place.indexPath, in: place.node) else {
        return nil
      }
      // Back to where it was, if it can't join the other list.
      let receiver = [landing, place].first { list in
        list.source.take(item, at: list.indexPath, in: list.node, isSelected: isSelected)
      }
      return receiver?.source === landing.source ? item : nil
    }
    guard let item else { return false }
    whenMoved()
    place.source.didMoveAway(item, from: place.indexPath)
    landing.source.didMoveIn(item, to: landing.indexPath)
    return true
  }
}
