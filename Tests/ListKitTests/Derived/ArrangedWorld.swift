// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// A provider with two views of both kinds, and the model that it has to agree with after each step.
@MainActor
final class ArrangedWorld {
  var model = ArrangedModel()
  let provider: ArrangedProvider<Pupil>
  private let views: [RecordingListView]

  /// What the views show: the provider, or a list that it is in the middle of.
  private let root: ListDataSource
  private var shown: [SimpleSection<String, Pupil>]
  private var reports: [UpdateReport] = []
  private var observation: ListObservation?
  private var hasRefreshed = false
  private var isHeld = false
  private var faults: [String] = []
  private let isUnique: Bool

  /// Creates a world.
  ///
  /// - Parameters:
  ///   - history: Where it begins.
  ///   - isUnique: Whether items that are there already are never added.
  ///   - isNested: Whether the provider is shown inside a larger list.
  init(_ history: ArrangedHistory, isUnique: Bool, isNested: Bool = false) {
    self.isUnique = isUnique
    provider = ArrangedProvider(history.items, duplicates: history.duplicates) { pupil in
      Row("\(pupil)").trailingSwipe { .delete }
    }
    views = [ListFlavour.table, .collection].map {
      RecordingListView(flavour: $0, mode: .lenient)
    }
    root = isNested ? Self.surround(provider) : provider
    shown = []
    model.items = history.items
    model.duplicates = history.duplicates
    model.arrangement = history.arrangement
    model.settle()
    root.selectionMode = .multiple
    root.updatePolicy = .alwaysBatch
    provider.arrangement = history.arrangement.arrangement(readingLimitOf: self)
    for view in views {
      view.allowsMultipleSelection = true
      root.bind(to: view)
    }
    observation = provider.observe { [unowned self] in reports.append($0) }
    check("the beginning")
  }

  /// Returns what is wrong after the first step after which something is.
  func faults(after steps: [ArrangedStep]) -> [String] {
    for (number, step) in steps.enumerated() {
      guard faults.isEmpty else { break }
      reports = []
      hasRefreshed = false
      play(step)
      check("step \(number + 1), \(step)")
    }
    if isHeld, faults.isEmpty {
      play(.hold(false))
      check("the end")
    }
    return faults
  }

  /// Does something to the model first, since more may be done in the middle of what the provider does.
  private func play(_ step: ArrangedStep) {
    switch step {
    case .append(let pupils):
      let pupils = added(pupils)
      model.items += pupils
      provider.append(contentsOf: pupils)
    case .insert(let pupils, let index):
      let (pupils, index) = (added(pupils), index % (model.items.count + 1))
      model.items.insert(contentsOf: pupils, at: index)
      provider.insert(contentsOf: pupils, at: index)
    case .insertNear(let pupil, let position):
      guard !added([pupil]).isEmpty else { return }
      model.items.insert(pupil, at: model.index(of: position))
      provider.insert(pupil, at: position)
    case .remove(let ids):
      let count = model.items.count { ids.contains($0.id) }
      model.items.removeAll { ids.contains($0.id) }
      expect(provider.remove(ids), count, "removed")
    case .replace(let pupils):
      let count = pupils.count { pupil in model.items.contains { $0.id == pupil.id } }
      model.replace(pupils)
      expect(provider.replace(contentsOf: pupils), count, "replaced")
    case .move(let id, let index):
      guard !model.items.isEmpty else { return }
      model.move(id, to: index % model.items.count)
      provider.move(id, to: index % model.items.count)
    case .moveNear(let id, let position):
      guard let source = model.items.firstIndex(where: { $0.id == id }) else { return }
      let index = model.index(of: position)
      model.move(id, to: index > source ? index - 1 : index)
      provider.move(id, to: position)
    case .swipe(let number): swipe(number)
    case .select(let ids):
      model.selection.formUnion(model.shownIDs.intersection(ids))
      provider.select(ids)
    case .duringUpdate(let first, let second, let isBefore):
      playDuringUpdate(first, second, isBefore: isBefore)
    case .together(let steps):
      provider.performUpdates { for step in steps { play(step) } }
    default: playReplacement(step)
    }
    model.settle()
  }

  private func playDuringUpdate(
    _ first: ArrangedStep, _ second: ArrangedStep, isBefore: Bool
  ) {
    var isPlayed = false
    let playSecond: @MainActor () -> Void = { [unowned self] in
      guard !isPlayed else { return }
      isPlayed = true
      model.settle()
      play(second)
    }
    if isBefore {
      provider.onWillUpdate = playSecond
    } else {
      provider.onUpdate = { _ in playSecond() }
    }
    play(first)
    provider.onWillUpdate = nil
    provider.onUpdate = nil
    playSecond()
  }

  private func playReplacement(_ step: ArrangedStep) {
    switch step {
    case .removeAll:
      model.items = []
      provider.removeAll()
    case .apply(let pupils):
      model.items = pupils
      provider.apply(pupils, animated: true)
    case .reload(let pupils):
      model.items = pupils
      provider.reload(with: pupils)
    case .setSilently(let pupils):
      model.items = pupils
      provider.setSilently(pupils)
      model.settle()
      provider.performUpdates {}
      provider.rearrange()
    case .hold(let isHeld):
      for view in views {
        view.completesManually = isHeld
        if !isHeld { view.completeAll() }
      }
      self.isHeld = isHeld
    case .refresh(let ids):
      hasRefreshed = true
      provider.refresh(ids)
    case .arrange(let arrangement):
      model.arrangement = arrangement
      provider.arrangement = arrangement.arrangement(readingLimitOf: self)
    case .filter(let filter):
      model.arrangement.filter = filter
      provider.filter = model.arrangement.arrangement(readingLimitOf: self).filter
    case .sort(let sort):
      model.arrangement.sort = sort
      provider.sort = model.arrangement.arrangement(readingLimitOf: self).sort
    case .group(let grouping):
      model.arrangement.grouping = grouping
      provider.grouping = model.arrangement.arrangement(readingLimitOf: self).grouping
    case .limit(let limit):
      model.arrangement.limit = limit
      provider.rearrange()
    default: break
    }
  }

  /// Deletes a row as a person does, in one of the views.
  private func swipe(_ number: Int) {
    let paths = model.sections.enumerated().flatMap { section, content in
      content.items.indices.map { ListIndexPath(section, $0) }
    }
    // Inside an update the views show what was there before, and so do slow ones.
    guard !isHeld, !paths.isEmpty, shown == model.sections else { return }
    let path = paths[number % paths.count]
    model.delete(at: path)
    let section = path.section + (root === provider ? 0 : 1)
    views[number % 2].perform("delete", at: ListIndexPath(section, path.row))
  }

  private func added(_ pupils: [Pupil]) -> [Pupil] {
    isUnique ? pupils.filter { pupil in !model.items.contains { $0.id == pupil.id } } : pupils
  }

  /// Makes a list with something before and behind a provider.
  private static func surround(_ provider: ListDataSource) -> CompositeDataSource {
    CompositeDataSource(.sections, SimpleProvider(["top"]), provider, SimpleProvider(["bottom"]))
  }

  // MARK: - Checking

  private func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) {
    if value != expected { faults.append("\(what): \(value) instead of \(expected)") }
  }

  private func check(_ moment: String) {
    let before = faults.count
    let sections = model.sections
    expect(provider.items, model.items, "items")
    expect(provider.sections.map { $0.items }, sections.map(\.items), "sections")
    expect(provider.arrangedItems, sections.flatMap(\.items), "arranged items")
    expect(provider.sections.map(\.title), sections.map(\.title), "titles")
    expect(provider.selectedIDs, model.selection, "selection")
    checkLookUps(sections)
    if isHeld { return mark(moment, since: before) }
    for view in views { check(view, sections) }
    // A refreshed row has other content for nobody who compares.
    if let report = reports.last, reports.count == 2, report.reload == nil, !hasRefreshed,
      root === provider,
      let breach = DiffLaw.breach(report.changes, from: shown, to: sections)
    {
      faults.append("\(breach): \(report.changes)")
    }
    shown = sections
    mark(moment, since: before)
  }

  private func mark(_ moment: String, since before: Int) {
    if faults.count > before { faults.insert("After \(moment):", at: before) }
  }

  private func check(_ view: RecordingListView, _ sections: [SimpleSection<String, Pupil>]) {
    view.runPendingActions()
    view.takeTranscript()
    let expected = picture(of: sections, like: view)
    if expected != view.picture {
      faults.append("picture:\n\(view.picture)\ninstead of\n\(expected)")
    }
    faults += view.failures
  }

  /// Returns what a view shows that is bound to a provider which needs no arranging.
  private func picture(
    of sections: [SimpleSection<String, Pupil>], like view: RecordingListView
  ) -> String {
    let plain = SectionedProvider(sections) { Row("\($0)").trailingSwipe { .delete } }
    let other = RecordingListView(flavour: view.flavour, mode: .lenient)
    let root = root === provider ? plain : Self.surround(plain)
    root.selectionMode = .multiple
    other.allowsMultipleSelection = true
    plain.select(model.selection)
    root.bind(to: other)
    return other.picture
  }

  private func checkLookUps(_ sections: [SimpleSection<String, Pupil>]) {
    for pupil in model.items {
      let index = model.items.firstIndex { $0.id == pupil.id }
      expect(provider.sourceIndex(of: pupil.id), index, "source index of \(pupil.id)")
      expect(
        provider.item(with: pupil.id), index.map { model.items[$0] }, "item with \(pupil.id)")
      var path: ListIndexPath?
      for (section, content) in sections.enumerated() where path == nil {
        path = content.items.firstIndex { $0.id == pupil.id }.map { ListIndexPath(section, $0) }
      }
      expect(provider.indexPath(of: pupil.id), path, "path of \(pupil.id)")
    }
    expect(provider.indexPath(of: -1), nil, "path of nobody")
    for (section, content) in sections.enumerated() {
      if let key = Int(content.id) {
        expect(provider.sectionIndex(of: key), section, "section of \(key)")
      }
    }
  }
}
