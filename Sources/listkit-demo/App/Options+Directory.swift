// Part of ListKit, MIT licence: see LICENSE.

import Foundation

extension Options {
  /// Makes sure that the directory can be read.
  func checkDirectory() throws(OptionsError) {
    if let stream = opendir(directory) {
      closedir(stream)
      return
    }
    switch errno {
    case ENOENT: throw OptionsError.missingDirectory(directory)
    case ENOTDIR: throw OptionsError.notADirectory(directory)
    default: throw OptionsError.unreadableDirectory(directory)
    }
  }
}
