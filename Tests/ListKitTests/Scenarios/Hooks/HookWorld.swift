// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A data source whose hooks are watched.
@MainActor
struct HookProbe {
  /// How the hooks are set.
  enum Style: CaseIterable { case closures, overrides }

  let name: String
  let provider: SectionedProvider<HookShelf>
  let log: HookLog

  /// What the closures of an overriding provider write to, which is never called.
  let losingLog = HookLog()

  init(_ name: String, rows counts: [Int], _ style: Style) {
    self.name = name
    let shelves = counts.enumerated().map { section, count in
      HookShelf(section, items: (0..<count).map { "\(name) \(section)-\($0)" })
    }
    switch style {
    case .closures:
      provider = SectionedProvider(shelves)
      log = HookLog()
      log.installClosures(on: provider)
    case .overrides:
      let overriding = OverridingProvider(shelves)
      provider = overriding
      log = overriding.log
      losingLog.installClosures(on: provider)
    }
  }
}

/// A row of a tree of data sources: where the view sees it, and where its provider has it.
struct HookTarget {
  let global: ListIndexPath
  let probe: Int
  let local: ListIndexPath

  init(_ section: Int, _ row: Int, in probe: Int = 0, at localSection: Int, _ localRow: Int) {
    global = ListIndexPath(row: row, section: section)
    self.probe = probe
    local = ListIndexPath(row: localRow, section: localSection)
  }
}

/// A tree of data sources, and rows in it that are worth a try.
@MainActor
struct HookWorld {
  let name: String
  let root: ListDataSource
  let probes: [HookProbe]
  let targets: [HookTarget]

  /// Whether sections are the providers' own, rather than one that holds all rows.
  var hasChildSections = true

  static let all: [@MainActor (HookProbe.Style) -> HookWorld] = [
    basic, merged, stacked, nested, { segmented(showing: 0, $0) }, { segmented(showing: 1, $0) },
    deepStacked, deepMerged,
  ]

  static func basic(_ style: HookProbe.Style) -> HookWorld {
    let probe = HookProbe("a", rows: Array(repeating: 21, count: 16), style)
    return HookWorld(
      name: "one provider", root: probe.provider, probes: [probe],
      targets: [
        HookTarget(0, 0, at: 0, 0), HookTarget(2, 10, at: 2, 10), HookTarget(15, 20, at: 15, 20),
      ])
  }

  /// Fifty rows of one child, those of two sections, before the rows of the other.
  static func merged(_ style: HookProbe.Style) -> HookWorld {
    let probes = [
      HookProbe("a", rows: [20, 30], style), HookProbe("b", rows: [101], style),
    ]
    return HookWorld(
      name: "children in one section",
      root: CompositeDataSource(.singleSection, probes.map(\.provider)), probes: probes,
      targets: [
        HookTarget(0, 0, in: 0, at: 0, 0), HookTarget(0, 49, in: 0, at: 1, 29),
        HookTarget(0, 50, in: 1, at: 0, 0), HookTarget(0, 150, in: 1, at: 0, 100),
      ],
      hasChildSections: false)
  }

  static func stacked(_ style: HookProbe.Style) -> HookWorld {
    let probes = [HookProbe("a", rows: [50], style), HookProbe("b", rows: [151, 5], style)]
    return HookWorld(
      name: "children with sections", root: CompositeDataSource(.sections, probes.map(\.provider)),
      probes: probes,
      targets: [
        HookTarget(0, 0, in: 0, at: 0, 0), HookTarget(0, 49, in: 0, at: 0, 49),
        HookTarget(1, 50, in: 1, at: 0, 50), HookTarget(1, 150, in: 1, at: 0, 150),
        HookTarget(2, 4, in: 1, at: 1, 4),
      ])
  }

  static func segmented(showing index: Int, _ style: HookProbe.Style) -> HookWorld {
    let probes = [HookProbe("a", rows: [2, 5], style), HookProbe("b", rows: [3, 4], style)]
    let root = SegmentedDataSource(probes.map(\.provider))
    root.selectedIndex = index
    return HookWorld(
      name: "segment \(index)", root: root, probes: probes,
      targets: [
        HookTarget(0, 1, in: index, at: 0, 1), HookTarget(1, 3, in: index, at: 1, 3),
      ])
  }

  /// A composite in a segment in a composite.
  static func nested(_ style: HookProbe.Style) -> HookWorld {
    let probes = [
      HookProbe("a", rows: [3], style), HookProbe("b", rows: [2, 2], style),
      HookProbe("c", rows: [4], style),
    ]
    let inner = CompositeDataSource(.sections, probes[1].provider, probes[2].provider)
    let root = CompositeDataSource(.sections, probes[0].provider, SegmentedDataSource(inner))
    return HookWorld(
      name: "three levels", root: root, probes: probes,
      targets: [
        HookTarget(0, 2, in: 0, at: 0, 2), HookTarget(2, 1, in: 1, at: 1, 1),
        HookTarget(3, 0, in: 2, at: 0, 0),
      ])
  }
}
