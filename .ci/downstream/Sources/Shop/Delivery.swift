// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Content, or what stands in for it.
///
/// Overrides every open member.
package final class Delivery: StateDataSource {
  package let log = HookLog()

  package override func willUpdate() {
    log.note()
    super.willUpdate()
  }

  package override func didUpdate(_ report: UpdateReport) {
    log.note()
    super.didUpdate(report)
  }

  package override func didScroll(_ event: ScrollEvent) {
    log.note()
    super.didScroll(event)
  }

  package override func didPullToRefresh() {
    log.note()
    super.didPullToRefresh()
  }

  package override func didChangeEditing(_ isEditing: Bool) {
    log.note()
    super.didChangeEditing(isEditing)
  }

  package override func supplementary(
    _ kind: SupplementaryKind, inSection section: Int
  ) -> Supplementary? {
    log.note()
    return super.supplementary(kind, inSection: section)
  }

  package override func layout(inSection section: Int) -> SectionLayout? {
    log.note()
    return super.layout(inSection: section)
  }

  package override func sectionIndexTitle(inSection section: Int) -> String? {
    log.note()
    return super.sectionIndexTitle(inSection: section)
  }
}
