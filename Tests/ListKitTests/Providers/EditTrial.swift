// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Random edits of a provider and of arrays that stand for it.
@MainActor
struct EditTrial {
  private let seed: UInt64
  private let names: Int
  private let editsSections: Bool
  private let view = RecordingListView()
  private let provider: SectionedProvider<DiffShelf>
  private var random: DiffRandom
  private var model: [DiffShelf]

  init(seed: UInt64, rows: [Int], names: Int, editsSections: Bool = false) {
    self.seed = seed
    self.editsSections = editsSections
    self.names = names
    random = DiffRandom(seed: seed)
    var random = random
    model = rows.enumerated().map { number, count in
      DiffShelf("\(number)", items: (0..<count).map { _ in Self.row(names, &random) })
    }
    self.random = random
    if names > 100 { Self.makeUnique(&model) }
    provider = SectionedProvider(model)
    provider.updatePolicy = .alwaysBatch
    provider.bind(to: view)
  }

  /// Makes updates of several edits each, and has their changes judged.
  ///
  /// The judge returns what is wrong, or nil.
  mutating func run(
    updates: Int, edits: Int, _ judge: ([DiffShelf], [DiffShelf], ListChanges) -> String?
  ) {
    for number in 0..<updates {
      let old = model
      var report: UpdateReport?
      provider.performUpdates(completion: { report = $0 }) {
        for _ in 0..<Int.random(in: 1...edits, using: &random) { edit() }
      }
      let context = "seed \(seed), update \(number)"
      XCTAssertEqual(provider.sections, model, context)
      guard let changes = report?.changes else { return XCTFail("no report, \(context)") }
      if let breach = judge(old, model, changes) { XCTFail("\(breach), \(context)") }
      XCTAssertEqual(view.picture, freshPicture(), context)
      checkLookUps(context)
    }
  }

  private mutating func edit() {
    if model.isEmpty || editsSections && Int.random(in: 0..<4, using: &random) == 0 {
      return editSections()
    }
    let section = Int.random(in: model.indices, using: &random)
    let count = model[section].items.count
    let kind = count == 0 ? 0 : Int.random(in: 0..<8, using: &random)
    let row = Int.random(in: 0..<max(1, count), using: &random)
    let path = ListIndexPath(section, row)
    switch kind {
    case 0, 1, 2:
      var item = Self.row(names, &random)
      while names > 100, provider.contains(item.identity) { item = Self.row(names, &random) }
      model[section].items.insert(item, at: row)
      provider.insert(item, at: path)
    case 3, 4:
      let identity = model[section].items[row].identity
      for index in model.indices { model[index].items.removeAll { $0.identity == identity } }
      XCTAssertTrue(provider.remove(identity))
    case 5:
      var item = model[section].items[row]
      item.version += 1
      guard let first = firstPath(of: item.identity) else { return }
      model[first.section].items[first.row] = item
      XCTAssertTrue(provider.replace(item))
    default:
      guard let source = firstPath(of: model[section].items[row].identity) else { return }
      let item = model[source.section].items.remove(at: source.row)
      let target = Int.random(in: model.indices, using: &random)
      let index = Int.random(in: 0...model[target].items.count, using: &random)
      model[target].items.insert(item, at: index)
      XCTAssertTrue(provider.move(item.identity, to: ListIndexPath(target, index)))
    }
  }

  private mutating func editSections() {
    let index = Int.random(in: 0...model.count, using: &random)
    let kind = model.isEmpty ? 0 : Int.random(in: 0..<5, using: &random)
    switch kind {
    case 0, 1:
      var name = Int.random(in: 0..<20, using: &random)
      while model.contains(where: { $0.id == "\(name)" }) { name += 1 }
      var rows = [Self.row(names, &random), Self.row(names, &random)]
      if names > 100 { rows.removeAll { provider.contains($0.identity) } }
      if names > 100, Set(rows.map(\.identity)).count < rows.count { rows = [] }
      let shelf = DiffShelf("\(name)", items: rows)
      model.insert(shelf, at: index)
      provider.insertSection(shelf, at: index)
    case 2: provider.removeSection(model.remove(at: index % model.count).id)
    case 3:
      model[index % model.count].title = "\(index)"
      provider.replaceSection(model[index % model.count])
    default:
      let shelf = model.remove(at: index % model.count)
      let target = Int.random(in: 0...model.count, using: &random)
      model.insert(shelf, at: target)
      provider.moveSection(shelf.id, to: target)
    }
  }

  /// What a view shows that is bound only now.
  private func freshPicture() -> String {
    let view = RecordingListView()
    SectionedProvider(model).bind(to: view)
    return view.picture
  }

  private func firstPath(of identity: String) -> ListIndexPath? {
    for (section, shelf) in model.enumerated() {
      if let row = shelf.items.firstIndex(where: { $0.identity == identity }) {
        return ListIndexPath(section, row)
      }
    }
    return nil
  }

  private mutating func checkLookUps(_ context: String) {
    XCTAssertNil(provider.indexPath(of: "nobody"), context)
    for shelf in model {
      for item in shelf.items.shuffled(using: &random).prefix(10) {
        let path = firstPath(of: item.identity)
        XCTAssertEqual(provider.indexPath(of: item.identity), path, context)
        XCTAssertEqual(path.flatMap(provider.item(at:))?.identity, item.identity, context)
      }
    }
  }

  private static func row(_ names: Int, _ random: inout DiffRandom) -> DiffFruit {
    DiffFruit(identity: "\(Int.random(in: 0..<names, using: &random))")
  }

  private static func makeUnique(_ model: inout [DiffShelf]) {
    var seen: Set<String> = []
    for index in model.indices {
      model[index].items.removeAll { !seen.insert($0.identity).inserted }
    }
  }
}
