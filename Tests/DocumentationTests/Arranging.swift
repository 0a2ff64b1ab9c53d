// Part of ListKit, MIT licence: see LICENSE.

import ListKit

struct Contact: Identifiable, Equatable, Item {
  let id: Int
  var name: String
  var city: String
  var age: Int
  var isActive: Bool
}

@MainActor
func showPeople(_ contacts: [Contact], in view: some ListView) {
  // shown
  let people = ArrangedProvider(contacts) { Row($0.name) }
  people.sort = [.ascending(\.name), .descending(\.age)]
  people.grouping = .by(\.city, order: .ascending)
  people.filter = { $0.isActive }
  // end
  people.bind(to: view)
}
