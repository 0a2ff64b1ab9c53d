// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// Trees of all kinds of data sources, in which every event is walked through.
extension HookWorld {
  /// Providers with their own sections, five levels deep.
  static func deepStacked(_ style: HookProbe.Style) -> HookWorld {
    let probes = threeProbes(style)
    let innermost = CompositeDataSource(.sections, probes[2].provider)
    let inner = CompositeDataSource(.sections, probes[1].provider, innermost)
    let tabs = SegmentedDataSource(SimpleProvider(["hidden"]), inner)
    tabs.selectedIndex = 1
    let state = StateDataSource(content: tabs, loading: .message("loading"))
    return HookWorld(
      name: "five levels of sections",
      root: CompositeDataSource(.sections, probes[0].provider, state), probes: probes,
      targets: [
        HookTarget(0, 1, in: 0, at: 0, 1), HookTarget(2, 1, in: 1, at: 1, 1),
        HookTarget(3, 3, in: 2, at: 0, 3),
      ])
  }

  /// Providers in one section, five levels deep.
  static func deepMerged(_ style: HookProbe.Style) -> HookWorld {
    let probes = threeProbes(style)
    let tabs = SegmentedDataSource(probes[2].provider, SimpleProvider(["hidden"]))
    let inner = CompositeDataSource(
      .sections, CompositeDataSource(.singleSection, probes[1].provider),
      StateDataSource(content: tabs, empty: .message("empty")))
    return HookWorld(
      name: "five levels in one section",
      root: CompositeDataSource(.singleSection, probes[0].provider, inner), probes: probes,
      targets: [
        HookTarget(0, 2, in: 0, at: 0, 2), HookTarget(0, 4, in: 1, at: 0, 1),
        HookTarget(0, 6, in: 1, at: 1, 1), HookTarget(0, 7, in: 2, at: 0, 0),
      ],
      hasChildSections: false)
  }

  private static func threeProbes(_ style: HookProbe.Style) -> [HookProbe] {
    [
      HookProbe("a", rows: [3], style), HookProbe("b", rows: [2, 2], style),
      HookProbe("c", rows: [4], style),
    ]
  }
}
