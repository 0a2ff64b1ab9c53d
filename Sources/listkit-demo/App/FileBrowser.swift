// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// The model of the browser: a provider of folders, kept in step with the disk and with what a
/// person wants to see of it.
@MainActor
final class FileBrowser {
  /// What the list shows.
  let provider = SectionedProvider<FolderSection>()

  /// How files are sorted, grouped and filtered.
  private(set) var arrangement = Arrangement()

  /// What was found on the disk last.
  private(set) var listing = Listing()

  /// A Boolean value indicating whether the disk has been read at least once.
  private(set) var hasListing = false

  /// Called when anything but the list itself has changed.
  var onChange: () -> Void = {}

  private let scanner: DirectoryScanner
  private var polling: Task<Void, Never>?
  private var presenting: Task<Void, Never>?
  private var nextIsAnimated: Bool?
  private var wantedSelection: Set<FileID> = []

  init(directory: String, includesHidden: Bool = false) {
    scanner = DirectoryScanner(root: directory, includesHidden: includesHidden)
    provider.name = "files"
    provider.selectionMode = .multiple
    provider.makeRow = { [weak self] row in self?.row(for: row.item) ?? Row(row.item.text) }
    provider.makeHeader = { Supplementary($0.section.title ?? "", detail: $0.section.summary) }
    provider.onSelect = { [weak self] in self?.wantedSelection.insert($0.item.identity) }
    provider.onDeselect = { [weak self] in self?.wantedSelection.remove($0.item.identity) }
    provider.onRefresh = { [weak self] in
      Task {
        await self?.readDisk()
        self?.provider.endRefreshing()
      }
    }
  }

  /// Reads the disk now and then once a second, or less often where that takes long.
  func startPolling() {
    polling = Task { [weak self] in
      let clock = ContinuousClock()
      while !Task.isCancelled {
        let time = await clock.measure { await self?.readDisk() }
        try? await clock.sleep(for: max(.seconds(1), time))
      }
    }
  }

  func stopPolling() { polling?.cancel() }

  /// Reads the disk, and returns when the list shows what is there.
  func readDisk() async {
    if let listing = await scanner.scan() {
      let isFirst = !hasListing
      self.listing = listing
      hasListing = true
      present(animated: !isFirst)
      await presenting?.value
    }
    onChange()
  }

  /// Changes how files are shown.
  ///
  /// The list follows soon: with many files, sorting takes a moment.
  func arrange(animated: Bool = false, _ change: (inout Arrangement) -> Void) {
    let before = arrangement
    change(&arrangement)
    if arrangement != before { present(animated: animated) }
    onChange()
  }

  /// Deselects everything, files that the filter leaves out too.
  func clearSelection() {
    wantedSelection = []
    provider.clearSelection()
    onChange()
  }
}

// MARK: - Presenting

extension FileBrowser {
  /// Brings the list up to date with the listing and the arrangement, the latest of both.
  ///
  /// One update at a time is made. What changes meanwhile is part of the next one.
  private func present(animated: Bool) {
    nextIsAnimated = (nextIsAnimated ?? true) && animated
    guard presenting == nil else { return }
    presenting = Task {
      while let animated = nextIsAnimated {
        nextIsAnimated = nil
        let sections = await Self.sections(arrangement, listing)
        // A newer wish makes these sections old before anybody has seen them.
        if nextIsAnimated != nil {
          nextIsAnimated = nextIsAnimated.map { $0 && animated }
          continue
        }
        provider.animation = animated ? .automatic : .none
        _ = await provider.apply(sections)
        restoreSelection()
      }
      presenting = nil
      onChange()
    }
  }

  @concurrent
  private static func sections(
    _ arrangement: Arrangement, _ listing: Listing
  ) async -> [FolderSection] {
    arrangement.sections(of: listing)
  }

  /// Selects again what was selected before a filter left it out.
  private func restoreSelection() {
    guard wantedSelection != provider.selectedIDs else { return }
    provider.select(wantedSelection.subtracting(provider.selectedIDs))
    // With everything in the list, what isn't there has left the disk.
    if arrangement.filter.isEmpty && arrangement.hidden.isDisjoint(with: wantedSelection) {
      wantedSelection = provider.selectedIDs
    }
  }
}

// MARK: - Rows

extension FileBrowser {
  private func row(for item: FileItem) -> Row {
    Row(
      item.text, detail: FileFormat.columns(item, now: FileFormat.now), image: item.kind.rawValue
    )
    .accessory(item.isPinned ? .custom("pin") : .none)
    .leadingSwipe {
      .action("pin", title: item.isPinned ? "Unpin" : "Pin to top") { [weak self] in
        self?.arrange(animated: true) { $0.pinned.formSymmetricDifference([item.identity]) }
      }
    }
    .trailingSwipe {
      .action("hide", title: "Hide", style: .destructive) { [weak self] in
        self?.arrange(animated: true) { $0.hidden.insert(item.identity) }
      }
    }
  }
}
