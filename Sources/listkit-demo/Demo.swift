// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// A live file browser in the terminal, written against the public parts of ListKit alone.
@main
enum Demo {
  static func main() async {
    exit(0)
  }
}
