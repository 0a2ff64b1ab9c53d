// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// Everything here is on the main actor by default, as in most app targets: nothing has to say so.

struct Book: Identifiable, Equatable, Item {
  let id: Int
  var title: String
}

struct Shelf: Identifiable, MutableSection {
  let id: String
  var items: [Book]
  var title: String? { id }
}

/// Some state of the app that lives on the main actor.
class Reader {
  var opened: [String] = []
}

final class Library: SectionedProvider<Shelf> {
  private let reader: Reader

  init(_ shelves: [Shelf], reader: Reader) {
    self.reader = reader
    super.init(shelves)
  }

  override func row(for item: Book, at indexPath: ListIndexPath) -> Row {
    Row(Spine.self) { $0.title = item.title }
  }

  override func didSelect(_ item: Book, at indexPath: ListIndexPath) {
    reader.opened.append(item.title)
  }
}

final class Favourites: SimpleProvider<Book> {
  override func shouldSelect(_ item: Book, at indexPath: ListIndexPath) -> Bool { item.id > 0 }
}

final class Catalogue: ArrangedProvider<Book> {
  private var hidden: Set<Int> = []

  /// Sorts and filters by state of the main actor.
  func hide(_ id: Int) {
    hidden.insert(id)
    arrange { [unowned self] in
      $0.filter = { !self.hidden.contains($0.id) }
      $0.sort = [.ascending(\.title)]
      $0.grouping = .by { $0.title.first }
    }
  }
}

final class Spine: ReusableCell {
  var title = ""
}

final class Rack: ListView {
  weak var dataSource: (any ListViewDataSource)?

  func reloadData() {}

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()
    completion(true)
  }
}

/// Uses all of it without a word about isolation.
package func openEverything() -> [String] {
  let reader = Reader()
  let library = Library(
    [Shelf(id: "new", items: [Book(id: 1, title: "Emma")])], reader: reader)
  let favourites = Favourites([Book(id: 2, title: "Ulysses")]) { Row($0.title) }
  let catalogue = Catalogue([Book(id: 4, title: "Persuasion"), Book(id: 5, title: "Middlemarch")])
  catalogue.hide(4)
  reader.opened += catalogue.arrangedItems.map { "listed " + $0.title }
  let screen = CompositeDataSource(.sections, library, favourites)
  let rack = Rack()
  screen.bind(to: rack)
  rack.dataSource?.handle(.row(.selected, at: ListIndexPath(row: 0, section: 0)))
  library.append(Book(id: 3, title: "Dracula"), toSection: "new")
  rack.dataSource?.handle(.row(.selected, at: ListIndexPath(row: 1, section: 0)))
  return reader.opened
}
