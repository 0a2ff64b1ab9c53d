// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

private struct Contact: Identifiable, Equatable, Item {
  let id: Int
  var name: String
}

private struct HashableContact: Identifiable, Hashable, Item {
  let id: Int
  var name: String
}

private struct Tag: Hashable, Item {
  let text: String
}

private final class Person: Identifiable, Item {
  var name = ""
}

private final class EquatablePerson: Identifiable, Equatable, Item {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (left: EquatablePerson, right: EquatablePerson) -> Bool { left.name == right.name }
}

private enum Mood: String, CaseIterable, Item {
  case happy, sad
}

private enum Aisle: Identifiable, Section {
  case fruit, nuts
  var id: Self { self }
  var items: [String] { self == .fruit ? ["apple"] : ["walnut"] }
}

private final class Folder: Identifiable, Section {
  var items: [Int] = []
}

private struct Box: Section {
  let identity: String
  var items: [Int]
}

final class ModelTests: XCTestCase {
  func test_identity_whenIdentifiable_isTheID() {
    XCTAssertEqual(Contact(id: 7, name: "Ada").identity, 7)
    XCTAssertEqual(HashableContact(id: 7, name: "Ada").identity, 7)
    let person = Person()
    XCTAssertEqual(person.identity, ObjectIdentifier(person))
  }

  func test_identity_whenOnlyHashable_isTheValue() {
    XCTAssertEqual(Tag(text: "a").identity, Tag(text: "a"))
    XCTAssertEqual(Mood.happy.identity, .happy)
    XCTAssertEqual(5.identity, 5)
    XCTAssertEqual("a".identity, "a")
    XCTAssertEqual(Optional("a").identity, "a")
  }

  func test_hasSameContent_whenEquatable_comparesValues() {
    XCTAssertTrue(Contact(id: 1, name: "a").hasSameContent(as: Contact(id: 1, name: "a")))
    XCTAssertFalse(Contact(id: 1, name: "a").hasSameContent(as: Contact(id: 1, name: "b")))
    XCTAssertTrue(EquatablePerson("a").hasSameContent(as: EquatablePerson("a")))
  }

  func test_hasSameContent_whenPlainClass_comparesInstances() {
    let person = Person()
    XCTAssertTrue(person.hasSameContent(as: person))
    XCTAssertFalse(person.hasSameContent(as: Person()))
  }

  func test_section_canBeEnumStructOrClass() {
    XCTAssertEqual(Aisle.fruit.identity, .fruit)
    XCTAssertEqual(Aisle.nuts.items, ["walnut"])
    let folder = Folder()
    XCTAssertEqual(folder.identity, ObjectIdentifier(folder))
    XCTAssertEqual(Box(identity: "a", items: []).identity, "a")
    XCTAssertNil(Aisle.fruit.title)
    XCTAssertNil(Aisle.fruit.indexTitle)
  }

  func test_section_hasSameContent_comparesTitlesAndNotRows() {
    let fruit = SimpleSection("fruit", title: "Fruit", items: ["apple"])
    var other = SimpleSection("fruit", title: "Fruit", items: ["fig", "kiwi"])

    XCTAssertTrue(fruit.hasSameContent(as: other))
    other.title = "Fruits"
    XCTAssertFalse(fruit.hasSameContent(as: other))
    XCTAssertEqual(fruit.description, #"fruit: ["apple"]"#)
  }

  func test_keyed_givesIdentityAndComparesTheValue() {
    XCTAssertEqual(Keyed(1.5, id: "a").identity, "a")
    XCTAssertTrue(Keyed(1.5, id: "a").hasSameContent(as: Keyed(1.5, id: "a")))
    XCTAssertFalse(Keyed(1.5, id: "a").hasSameContent(as: Keyed(2, id: "a")))
    let opaque = Keyed({ 1 }, id: 1) { $0() == $1() }
    XCTAssertTrue(opaque.hasSameContent(as: Keyed({ 1 }, id: 1) { $0() == $1() }))
  }

  func test_listIndexPath_readsAndSortsBySectionThenRow() {
    let paths = [
      ListIndexPath(row: 0, section: 1), ListIndexPath(row: 2, section: 0),
      ListIndexPath(row: 1, section: 0),
    ]
    XCTAssertEqual(paths.sorted().map(\.row), [1, 2, 0])
    XCTAssertEqual(paths[1].description, "row 2 of section 0")
  }
}
