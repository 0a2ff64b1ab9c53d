// Part of ListKit, MIT licence: see LICENSE.

import Foundation
import ListKit

/// What the demo does without a terminal: it prints.
@MainActor
enum TextModes {
  /// Prints the list once.
  static func printList(_ options: Options) async {
    let browser = FileBrowser(
      directory: options.directory, includesHidden: options.includesHidden)
    let view = TextListView()
    browser.provider.bind(to: view)
    await browser.readDisk()
    TerminalOutput(descriptor: STDOUT_FILENO).write(view.text)
  }

  /// Prints every call that a list view receives for some time.
  static func printTranscript(_ options: Options, seconds: Double) async {
    let output = TerminalOutput(descriptor: STDOUT_FILENO)
    let browser = FileBrowser(
      directory: options.directory, includesHidden: options.includesHidden)
    let start = ContinuousClock.now
    let view = LoggingListView(TerminalListView()) { line in
      let time = (ContinuousClock.now - start) / .seconds(1)
      output.write(String(format: "%7.2f s  ", time) + DisplayText.escaped(line) + "\n")
    }
    browser.provider.bind(to: view)
    browser.startPolling()
    let end = start + .seconds(seconds)
    while ContinuousClock.now < end, !output.isClosed {
      let rest = end - ContinuousClock.now
      try? await Task.sleep(for: min(rest, .milliseconds(200)))
    }
    browser.stopPolling()
  }
}
