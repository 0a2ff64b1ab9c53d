// Part of ListKit, MIT licence: see LICENSE.

/// What can be wrong with a command line.
enum OptionsError: Error, Hashable, Sendable {
  case unknownOption(String)
  case missingSeconds
  case invalidSeconds(String)
  case severalDirectories([String])
  case missingDirectory(String)
  case notADirectory(String)
  case unreadableDirectory(String)
}

extension OptionsError: CustomStringConvertible {
  /// One line that says what is wrong, and that is safe to show.
  var description: String {
    switch self {
    case .unknownOption(let option): "unknown option \(quoted(option)); try --help"
    case .missingSeconds: "--transcript needs a number of seconds"
    case .invalidSeconds(let text):
      "--transcript needs a number of seconds from 0 to 86400, not \(quoted(text))"
    case .severalDirectories(let names):
      "one directory at a time: \(names.map(quoted).joined(separator: ", "))"
    case .missingDirectory(let name): "there is no directory \(quoted(name))"
    case .notADirectory(let name): "\(quoted(name)) isn't a directory"
    case .unreadableDirectory(let name): "the directory \(quoted(name)) can't be read"
    }
  }

  private func quoted(_ text: String) -> String { "'\(DisplayText.escaped(text))'" }
}
