// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// A live file browser in the terminal, written against the public parts of ListKit alone.
@main
@MainActor
enum Demo {
  static func main() async {
    // Whoever reads may stop doing so: that is an end like any other.
    SignalPipe.ignoreBrokenPipes()
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.mode != .help { try options.checkDirectory() }
      await run(options)
    } catch {
      TerminalOutput(descriptor: STDERR_FILENO).write("listkit-demo: \(error)\n")
      exit(2)
    }
    exit(0)
  }

  private static func run(_ options: Options) async {
    switch options.mode {
    case .help: TerminalOutput(descriptor: STDOUT_FILENO).write(Options.help)
    case .print: await TextModes.printList(options)
    case .transcript(let seconds): await TextModes.printTranscript(options, seconds: seconds)
    case .browse:
      if isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 {
        await TerminalApp(options).run()
      } else {
        await TextModes.printList(options)
      }
    }
  }
}
