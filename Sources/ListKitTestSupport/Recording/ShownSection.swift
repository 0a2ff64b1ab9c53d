// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A section as a view holds it.
@MainActor
final class ShownSection {
  var version: SectionVersion?
  var rows: [ShownRow]
  var layout: SectionLayout?
  /// The supplementaries that were asked for; nil while the section has never been in sight.
  var supplementaries: [SupplementaryKind: ShownSupplementary]?

  init(version: SectionVersion?, rows: [ShownRow]) {
    self.version = version
    self.rows = rows
  }

  func height(of kind: SupplementaryKind) -> Double { supplementaries?[kind]?.height ?? 0 }
}

/// A header, a footer or another supplementary as a view holds it.
@MainActor
final class ShownSupplementary {
  var supplementary: Supplementary
  var version: SectionVersion?
  var height: Double
  var isDisplayed = false
  var cell: AnyObject?

  init(_ supplementary: Supplementary, version: SectionVersion?, height: Double) {
    self.supplementary = supplementary
    self.version = version
    self.height = height
  }
}
