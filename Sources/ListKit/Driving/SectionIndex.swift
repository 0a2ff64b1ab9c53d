// Part of ListKit, MIT licence: see LICENSE.

/// The section index of one version of a list.
@MainActor
struct SectionIndex {
  let node: SnapshotNode
  let titles: [String]

  /// The section of each title.
  let sections: [Int]
}
