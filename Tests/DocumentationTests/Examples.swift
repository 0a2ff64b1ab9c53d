// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// The examples that documents show together with what they print.
@MainActor
enum Examples {
  static func outputs() -> [String] { [first(), textList(), shop(), people(), diff(), verdict()] }

  private static func first() -> String {
    printed {
      // shown
      struct Fruit: Identifiable, Equatable, Item {
        let id: String
        var price: Int
      }
      let basket = SimpleProvider([Fruit(id: "apple", price: 2), Fruit(id: "fig", price: 5)]) {
        Row($0.id, detail: "\($0.price) €")
      }
      let view = RecordingListView()  // any list view will do; this one needs no screen
      basket.bind(to: view)
      basket.apply([Fruit(id: "pear", price: 1), Fruit(id: "fig", price: 4)])
      print(view.transcript)
      print(view.picture)
      // end
    }
  }

  private static func textList() -> String {
    printed {
      let fruits = SimpleProvider(["apple", "fig"])
      let list = TextList()
      // shown
      fruits.bind(to: list)
      fruits.append("kiwi")
      list.tap(ListIndexPath(row: 1, section: 0))
      fruits.remove("apple")
      print(list.lines.joined(separator: "\n"))
      // end
    }
  }

  private static func shop() -> String {
    printed {
      let view = RecordingListView()
      // shown
      let shelves = SectionedProvider([
        SimpleSection("citrus", title: "Citrus", items: ["lemon", "lime"]),
        SimpleSection("berries", title: "Berries", items: ["grape"]),
      ])
      let offers = SimpleProvider(["2 limes for 1"])
      let shop = CompositeDataSource(.sections, offers, shelves)
      shop.bind(to: view)
      shelves.moveSection("berries", to: 0)
      shelves.remove("lemon")
      print(view.transcript)
      print(view.picture)
      // end
    }
  }

  private static func people() -> String {
    printed {
      let view = RecordingListView()
      // shown
      struct Person: Identifiable, Equatable, Item {
        let id: Int
        var name: String
        var city: String
      }
      let people = ArrangedProvider([
        Person(id: 1, name: "Cleo", city: "Rome"), Person(id: 2, name: "Ada", city: "Paris"),
        Person(id: 3, name: "Bob", city: "Rome"),
      ]) { Row($0.name) }
      people.sort = [.ascending(\.name)]
      people.grouping = .by(\.city, order: .ascending)
      people.bind(to: view)
      people.replace(Person(id: 1, name: "Cleo", city: "Paris"))
      people.filter = { $0.name != "Bob" }
      print(view.transcript)
      print(view.picture)
      // end
    }
  }

  private static func diff() -> String {
    printed {
      // shown
      let changes = ListDiff.changes(from: ["fig", "pear"], to: ["kiwi", "fig"])
      print(changes)
      // end
    }
  }

  private static func verdict() -> String {
    printed {
      // shown
      let verdict = BatchChecker(flavour: .table).verdict(
        before: ListShape(counts: [2]),
        operations: [.deleteRow(ListIndexPath(row: 0, section: 0))],
        after: ListShape(counts: [2]))
      print(verdict)
      // end
    }
  }
}
