// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// One tree of every kind of data source, five levels deep.
///
///     root (sections)
///       top: t1 t2                                        section 0
///       state (content)
///         tabs (segmented, shows the second)
///           hidden: h1
///           inner (sections)
///             merged (single section): m1 m2 | x1 / y1 y2   section 1
///             shelves: p1 / q1 q2                           sections 2 and 3
///       bottom: b1                                         section 4
@MainActor
struct DeepTree {
  let top = DeepTree.list("t1", "t2")
  let hidden = DeepTree.list("h1")
  let first = DeepTree.list("m1", "m2")
  let second = SectionedProvider<Shelf>([
    SimpleSection("x", items: ["x1"]), SimpleSection("y", items: ["y1", "y2"]),
  ])
  let shelves = SectionedProvider<Shelf>([
    SimpleSection("p", title: "P", items: ["p1"]),
    SimpleSection("q", title: "Q", items: ["q1", "q2"]),
  ])
  let bottom = DeepTree.list("b1")
  let merged: CompositeDataSource
  let inner: CompositeDataSource
  let tabs: SegmentedDataSource
  let state: StateDataSource
  let root: CompositeDataSource

  init() {
    merged = CompositeDataSource(.singleSection, first, second)
    inner = CompositeDataSource(.sections, merged, shelves)
    tabs = SegmentedDataSource(hidden, inner)
    tabs.selectedIndex = 1
    state = StateDataSource(content: tabs, loading: .message("Loading"))
    root = CompositeDataSource(.sections, top, state, bottom)
    root.selectionMode = .multiple
  }

  private static func list(_ names: String...) -> SimpleProvider<Fruit> {
    SimpleProvider(names.map { Fruit($0) }) { fruit in
      Row(fruit.description).trailingSwipe { .delete }
    }
  }
}
