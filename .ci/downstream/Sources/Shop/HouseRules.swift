// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Rules of selection that several lists share.
///
/// Overrides every open member.
package final class HouseRules: SelectionPolicy<Fruit> {
  package let log = HookLog()

  package override func shouldSelect(_ item: Fruit) -> Bool {
    log.note()
    return super.shouldSelect(item)
  }

  package override func shouldDeselect(_ item: Fruit) -> Bool {
    log.note()
    return super.shouldDeselect(item)
  }

  package override func shouldHighlight(_ item: Fruit) -> Bool {
    log.note()
    return super.shouldHighlight(item)
  }

  package override func didSelect(_ item: Fruit) {
    log.note()
    super.didSelect(item)
  }

  package override func didDeselect(_ item: Fruit) {
    log.note()
    super.didDeselect(item)
  }

  package override func didHighlight(_ item: Fruit) {
    log.note()
    super.didHighlight(item)
  }

  package override func didUnhighlight(_ item: Fruit) {
    log.note()
    super.didUnhighlight(item)
  }
}
