// Part of ListKit, MIT licence: see LICENSE.

/// What a person asked for on the command line.
struct Options: Hashable, Sendable {
  /// What to do.
  enum Mode: Hashable, Sendable {
    case browse
    case print
    case transcript(seconds: Double)
    case help
  }

  var mode = Mode.browse
  var directory = "."
  var includesHidden = false

  /// Reads the arguments, without the name of the program.
  init(_ arguments: [String]) throws(OptionsError) {
    var rest = arguments[...]
    var directories: [String] = []
    var takesOptions = true
    while let argument = rest.popFirst() {
      switch argument {
      case _ where !takesOptions || !argument.hasPrefix("-") || argument == "-":
        directories.append(argument)
      case "--": takesOptions = false
      case "--help", "-h": mode = .help
      case "--all", "-a": includesHidden = true
      case "--print": if mode != .help { mode = .print }
      case "--transcript":
        guard let value = rest.popFirst() else { throw OptionsError.missingSeconds }
        try setTranscript(value)
      case _ where argument.hasPrefix("--transcript="):
        try setTranscript(String(argument.dropFirst("--transcript=".count)))
      default: throw OptionsError.unknownOption(argument)
      }
    }
    if directories.count > 1 { throw OptionsError.severalDirectories(directories) }
    directory = directories.first ?? "."
  }

  private mutating func setTranscript(_ text: String) throws(OptionsError) {
    guard let seconds = Double(text), seconds >= 0, seconds <= 86_400 else {
      throw OptionsError.invalidSeconds(text)
    }
    if mode != .help { mode = .transcript(seconds: seconds) }
  }

  /// What `--help` prints.
  static let help = """
    Usage: listkit-demo [options] [directory]

    Shows the files of a directory and of all folders below it, and follows the disk. A section is
    a folder directly below the directory. Nothing is ever deleted or changed on the disk.

    Options:
      -a, --all         Show files and folders whose names begin with a dot.
      --print           Print the list once, as text. So it is too if this isn't a terminal.
      --transcript N    Print every call that the list view receives in N seconds.
      -h, --help        Print this help.

    Keys:
      arrows, page up, page down, home, end    Move.
      space          Select, or take it back. Several can be selected.
      enter          Show details, or perform the swipe action.
      right, left    Open the actions at either edge: pin to the top, hide.
      /              Filter while typing. Enter keeps the filter, escape clears it.
      A to Z         Jump to the section of that letter.
      s              Sort by name, by size, by age.
      g              Group by folder, by kind, by nothing.
      h              Show again what was hidden.
      r              Read the disk now.
      q, control-C   Quit.

    """
}
