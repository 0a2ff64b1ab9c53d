// Part of ListKit, MIT licence: see LICENSE.

import Foundation
import ListKit

/// The browser on a terminal: a list view between two bars, the keyboard, and a screen.
@MainActor
final class TerminalApp {
  let browser: FileBrowser
  let view = TerminalListView()
  let directory: String

  /// A text over the list, until the next key.
  var overlay: [String]?

  /// A Boolean value indicating whether keys are part of the filter.
  var isTypingFilter = false

  private var keys = KeyParser()
  private var screen: Screen
  private var isDrawing = false
  private var focusBeforeUpdate: (id: FileID, screenLine: Int?)?
  private let input: TerminalInput
  private let output: TerminalOutput
  private let mode: TerminalMode

  init(_ options: Options) {
    browser = FileBrowser(
      directory: options.directory, includesHidden: options.includesHidden)
    directory = URL(fileURLWithPath: options.directory).standardizedFileURL.path
    output = TerminalOutput(descriptor: STDOUT_FILENO)
    mode = TerminalMode(descriptor: STDIN_FILENO, output: output)
    input = TerminalInput(descriptor: STDIN_FILENO)
    let environment = ProcessInfo.processInfo.environment
    screen = Screen(
      size: TerminalSize.current(of: STDOUT_FILENO),
      hasColours: (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb")
  }

  /// Runs until the person quits, the terminal goes or a signal says so.
  func run() async {
    SignalPipe.catchSignals([SIGWINCH, SIGINT, SIGTERM, SIGHUP])
    mode.enter()
    connect()
    draw()
    for await event in input.events {
      handle(event)
      draw()
    }
    browser.stopPolling()
    mode.leave()
  }

  func quit() { input.stop() }

  func redrawEverything() { screen.invalidate() }

  private func connect() {
    // No two files have one path: there is nothing to report, and looking for it would take time.
    ListDiagnostics.handler = nil
    let provider = browser.provider
    provider.onPrimaryAction = { [weak self] in self?.overlay = FileDetails.lines($0.item) }
    provider.onWillUpdate = { [weak self] in self?.rememberFocus() }
    provider.onUpdate = { [weak self] in self?.restoreFocus($0) }
    view.onChange = { [weak self] in self?.setNeedsDraw() }
    browser.onChange = { [weak self] in self?.setNeedsDraw() }
    provider.bind(to: view)
    browser.startPolling()
  }

  private func handle(_ event: TerminalInput.Event) {
    switch event {
    case .bytes(let bytes): for key in keys.keys(for: bytes) { handle(key) }
    case .pause: for key in keys.flush() { handle(key) }
    case .signal(SIGWINCH): screen.resize(to: TerminalSize.current(of: STDOUT_FILENO))
    case .signal, .closed: quit()
    }
  }

  // MARK: - Focus

  /// Notes which file has the cursor.
  ///
  /// A view knows positions: a reload, or a file that leaves one section and comes back in another,
  /// would part the cursor from its file.
  private func rememberFocus() {
    focusBeforeUpdate = nil
    guard let cursor = view.cursor, let id = focusedID else { return }
    focusBeforeUpdate = (id, view.screenLine(of: cursor))
  }

  /// The file that has the cursor, as the view shows it.
  private var focusedID: FileID? {
    view.cursor.flatMap { view.dataSource?.rowVersion(at: $0)?.identity.item(as: FileID.self) }
  }

  private func restoreFocus(_ report: UpdateReport) {
    // Looking up a file costs as much as there are files: most updates need none of it.
    guard let focus = focusBeforeUpdate, focus.id != focusedID,
      let path = browser.provider.indexPath(of: focus.id)
    else { return }
    view.focus(path, onScreenLine: report.reload == nil ? nil : focus.screenLine)
  }

  // MARK: - Drawing

  /// Draws soon: once, however much changes until then.
  private func setNeedsDraw() {
    guard !isDrawing else { return }
    isDrawing = true
    Task {
      isDrawing = false
      draw()
    }
  }

  private func draw() {
    let frame = BrowserFrame(self, size: screen.size)
    view.size = frame.listSize
    output.write(screen.update(to: frame.lines()))
    if output.isClosed { quit() }
  }
}
