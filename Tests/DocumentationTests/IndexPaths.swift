// Part of ListKit, MIT licence: see LICENSE.

import Foundation
import ListKit
import XCTest

// shown
extension ListIndexPath { init(_ path: IndexPath) { self.init(row: path[1], section: path[0]) } }
extension IndexPath { init(_ path: ListIndexPath) { self = [path.section, path.row] } }
// end

final class IndexPathTests: XCTestCase {
  func test_indexPath_thereAndBack_isTheSame() {
    let path = ListIndexPath(row: 2, section: 1)

    XCTAssertEqual(IndexPath(path), [1, 2])
    XCTAssertEqual(ListIndexPath(IndexPath(path)), path)
  }
}
