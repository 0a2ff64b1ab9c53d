// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// shown
@MainActor
final class ContactScreen {
  let contacts = SimpleProvider(["Ada", "Bob"])
  private var favourites: Set<String> = []

  init() {
    contacts.makeRow = weakly(self, else: Row("")) { screen, row in
      Row(row.item).accessory(screen.favourites.contains(row.item) ? .checkmark : .none)
    }
    contacts.onSelect = weakly(self) { screen, row in
      screen.favourites.insert(row.item)
      screen.contacts.refresh(row.item)
    }
  }
}
// end
