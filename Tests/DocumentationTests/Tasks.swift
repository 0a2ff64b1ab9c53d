// Part of ListKit, MIT licence: see LICENSE.

import ListKit

protocol TaskService: Sendable {
  func newest() async -> [String]
  func page(after last: String?) async throws -> (items: [String], hasMore: Bool)
}

// shown
@MainActor
final class TaskScreen {
  let tasks = SimpleProvider(["Buy figs", "Call Ada"])

  init(_ service: any TaskService) {
    tasks.makeRow = {
      Row($0.item).movable().accessory(.disclosure)
        .leadingSwipe { .action("pin", title: "Pin") { print("pinned") } }
        .trailingSwipe { .delete }
    }
    tasks.selectionMode = .multiple
    tasks.onSelect = weakly(self) { screen, row in
      print("chose \(row.item), of \(screen.tasks.selectedIDs.count)")
    }
    tasks.onMove = { row, old in print("moved \(row.item) from \(old) to \(row.indexPath)") }
    tasks.onRefresh = { [unowned tasks, service] in
      Task {
        await tasks.apply(service.newest())
        tasks.endRefreshing()
      }
    }
    tasks.loadsPages(leadDistance: 200) { [unowned tasks, service] in
      try await service.page(after: tasks.items.last)
    }
  }
}
// end
