// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// The law of batches as a table.
///
/// A verdict is `legal` or the first broken rule, then the notes that
/// must be there too; `T` and `C` are verdicts of tables and collections where they differ.
private let table = """
  V01 [[a]] | insItem(0,1) | [[a,b]] → legal
  V02 [[a]] | insItem(0,1) | [[a]] → D05
  V03 [[a,b]] | – | [[a]] → D19
  V04 [[a,b]] | delItem(0,2) | [[a]] → D03
  V05 [[a,b,c]] | delItem(0,0) delItem(0,1) | [[c]] → legal
  V06 [[a,b,c]] | delItem(0,0) delItem(0,0) | [[c]] → D06
  V07 [[a,b]] | insItem(0,0) insItem(0,1) | [[x,y,a,b]] → legal
  V08 [[a,b]] | insItem(0,0) insItem(0,0) | [[x,y,a,b]] → D08
  V09 [[a,b,c]] | delItem(0,0) insItem(0,2) | [[b,c,x]] → legal
  V10 [[a,b,c]] | delItem(0,0) insItem(0,3) | [[b,c,x]] → D05
  V11 [] | insItem(0,0) | [[a]] → D18
  V12 [] | insSec(0) | [[a,b]] → legal
  V13 [[a],[b]] | delSec(0) | [[b]] → legal
  V14 [[a],[b]] | delSec(2) | [[a],[b]] → D02
  V15 [[a],[b]] | insSec(2) | [[a],[b]] → D04
  V16 [[a],[b]] | delSec(0) | [[a],[b]] → D18
  V17 [[a]] | delSec(0) insSec(0) | [[x,y]] → legal
  V18 [[a],[b]] | delSec(0) delItem(0,0) | [[b]] → legal L25
  V19 [[a]] | insSec(1) insItem(1,0) | [[a],[b]] → legal L25
  V20 [[a]] | insSec(1) insItem(1,1) | [[a],[b]] → D05 L25
  V21 [[a,b],[c]] | delSec(0) delItem(1,0) | [[]] → legal
  V22 [[a,b],[c]] | delSec(0) delItem(0,0) | [[]] → D19 L25
  V23 [[a],[b]] | delSec(0) insItem(0,1) | [[b,x]] → legal
  V24 [[a],[b]] | delSec(0) insItem(1,1) | [[b,x]] → D04
  V25 [[a,b,c]] | movItem(0,0->0,2) | [[b,c,a]] → legal
  V26 [[a,b,c]] | movItem(0,1->0,0) movItem(0,2->0,1) | [[b,c,a]] → legal
  V27 [[a,b]] | movItem(0,0->0,1) movItem(0,1->0,0) | [[b,a]] → legal
  V28 [[a,b],[c]] | movItem(0,0->1,0) | [[b],[a,c]] → legal
  V29 [[a,b],[c]] | movItem(0,0->1,0) | [[a,b],[a,c]] → D19
  V30 [[a,b,c]] | movItem(0,0->0,1) movItem(0,0->0,2) | [[b,a,c]] → D09
  V31 [[a,b,c]] | movItem(0,0->0,2) movItem(0,1->0,2) | [[c,a,b]] → D10
  V32 [[a,b]] | delItem(0,0) movItem(0,0->0,0) | [[b]] → D12 L24
  V33 [[a,b]] | insItem(0,0) movItem(0,1->0,0) | [[x,b,a]] → D14
  V34 [[a],[b]] | delSec(0) movItem(0,0->0,1) | [[b,a]] → D15
  V35 [[a,b]] | insSec(1) movItem(0,1->1,0) | [[a],[b]] → D16
  V36 [[a,b],[c]] | relSec(1) movItem(0,0->1,0) | [[b],[a,c]] → D16
  V37 [[a,b,c],[d]] | delItem(0,1) movItem(0,2->1,0) | [[a],[c,d]] → legal
  V38 [[a,b,c],[d]] | delItem(0,1) movItem(0,1->1,0) | [[a],[c,d]] → D12
  V39 [[a,b],[c],[d]] | delSec(1) movItem(0,0->1,0) | [[b],[a,d]] → legal
  V40a [[a],[b],[c]] | movSec(0->2) | [[b],[c],[a]] → legal
  V40b [[a],[b],[c]] | movSec(1->0) movSec(2->1) | [[b],[c],[a]] → legal
  V41 [[a],[b,c]] | movSec(1->0) | [[b],[a]] → D19
  V42 [[a],[b],[c]] | delSec(1) movSec(1->0) | [[a],[c]] → D12
  V43 [[a],[b]] | movSec(1->0) insSec(0) | [[x],[b],[a]] → D14
  V44 [[a],[b],[c]] | delSec(0) movSec(2->0) | [[c],[b]] → legal
  V45 [[a],[b]] | movSec(1->0) delItem(0,0) delItem(1,0) insItem(0,0) | [[z],[]] → H21
  V46 [[a,b,c],[d,e,f]] | movSec(1->0) relItem(1,0) | [[d,e,f],[a,b,c]] → D20
  V47 [[a],[b],[c],[d]] | insSec(0) movSec(3->1) insItem(1,0) | [[x],[n,d],[a],[b],[c]] → H21
  V48 [[p],[a]] | movSec(1->1) movItem(1,0->0,0) | [[a,p],[]] → H21 L24
  V49 [[a],[b],[c],[d],[e]] | movSec(2->4) relSec(3) delSec(4) insSec(2) | [[a],[b],[x],[d],[c]] → D20
  V50 [[a,b]] | relItem(0,0) | [[a,b]] → legal
  V51 [[a,b]] | relItem(0,2) | [[a,b]] → D03
  V52 [[a,b]] | relItem(0,0) relItem(0,0) | [[a,b]] → D07
  V53 [[a,b]] | relItem(0,0) delItem(0,0) | [[b]] → D11
  V54 [[a,b]] | relItem(0,0) movItem(0,0->0,1) | [[b,a]] → D13
  V55 [[a,b,c,d]] | delItem(0,1) movItem(0,0->0,1) movItem(0,3->0,0) relItem(0,2) | [[d,a,c]] → D20
  V56 [[a,b,c,d]] | movItem(0,3->0,0) relItem(0,2) | [[d,a,b,c]] → D20
  V57 [[a,b,c]] | insItem(0,0) relItem(0,2) | [[x,a,b,c]] → legal
  V58 [[a,b,c]] | insItem(0,0) relItem(0,3) | [[x,a,b,c]] → D03
  V59 [[a,b,c]] | delItem(0,0) relItem(0,2) | [[b,c]] → T legal C H23
  V60 [[a,b],[c]] | relSec(0) | [[x],[c]] → legal
  V61 [[a,b],[c]] | relSec(0) insItem(1,1) | [[x],[c,d]] → H22
  V62 [[a],[b]] | relSec(0) relItem(0,0) | [[a],[b]] → D17
  V63 [[a],[b]] | relSec(1) delSec(1) | [[a]] → D11
  V64 [[a]] | insSec(0) relSec(1) | [[b],[a]] → D02
  V65 [[a,b,c]] | delItem(0,0) | [[a,c]] → W29
  V66 [[a,b,c]] | insItem(0,0..4) movItem(0,1->0,5) movItem(0,2->0,6) | [[p,q,r,s,t,b,c,a]] → legal
  V67a [[a],[b]] | movItem(1,0->0,0) delSec(1) | [[b,a]] → D15
  V67b [[a],[b]] | movItem(1,0->0,0) | [[b,a],[]] → legal
  V67c [[b,a],[]] | delSec(1) | [[b,a]] → legal
  V68a [[a,b]] | insSec(1) | [[a,b],[]] → legal
  V68b [[a,b],[]] | movItem(0,1->1,0) | [[a],[b]] → legal
  V69 [[a,b,c]] | delItem(0,1) insItem(0,1) | [[a,x,c]] → legal
  V70 [[a]] | movItem(0,0->0,0) | [[a]] → legal L24
  V71 [[a,b],[c]] | delSec(0) delSec(1) | [] → legal
  V72a [[a,b]] | movItem(0,2->0,0) | [[a,b]] → D03
  V72b [[a,b]] | movItem(0,0->0,2) | [[b,a]] → D05
  """

final class BatchCheckerVectorTests: XCTestCase {
  func test_verdict_ofEachVector_isTheOneInTheTable() {
    let vectors = BatchVector.table(table)
    XCTAssertEqual(vectors.count, 72 + 5)

    for vector in vectors {
      for flavour in ListFlavour.allCases {
        let verdict = BatchChecker(flavour: flavour).verdict(
          before: ListShape(rows: vector.before), operations: vector.operations,
          after: ListShape(rows: vector.after))
        let told = summary(of: verdict)
        let expected = self.expected(vector.verdict, flavour)
        XCTAssertEqual(told, expected, "\(vector.name), \(flavour):\n\(verdict)")
      }
    }
  }

  func test_verdict_whenOnlyCountsAreKnown_isTheSameButForContents() {
    for vector in BatchVector.table(table) where vector.verdict != "W29" {
      let checker = BatchChecker(flavour: .collection)
      let known = checker.diagnostics(
        before: ListShape(rows: vector.before), operations: vector.operations,
        after: ListShape(rows: vector.after))
      let counted = checker.diagnostics(
        before: ListShape(counts: vector.before.map(\.count)), operations: vector.operations,
        after: ListShape(counts: vector.after.map(\.count)))
      XCTAssertEqual(known.filter { $0.code != .contentMismatch }, counted, vector.name)
    }
  }

  func test_verdict_ofEachVector_saysWhereItWouldGoIfAndOnlyIfEquationsHold() {
    for vector in BatchVector.table(table) where vector.verdict.hasPrefix("legal") {
      let verdict = BatchChecker().verdict(
        before: ListShape(rows: vector.before), operations: vector.operations,
        after: ListShape(rows: vector.after))
      guard let mapping = verdict.mapping else {
        XCTFail("\(vector.name) has no mapping")
        continue
      }
      for (section, origins) in mapping.rowOrigins.enumerated() {
        for (row, origin) in origins.enumerated() {
          guard let origin else { continue }
          XCTAssertEqual(
            vector.before[origin.section][origin.row], vector.after[section][row], vector.name)
        }
      }
    }
  }

  /// `legal` or the first code, and then the notes.
  private func summary(of verdict: BatchVerdict) -> String {
    let notes = Set(verdict.codes.filter { $0.level == .note }.map(\.rawValue)).sorted()
    return ([verdict.faults.first?.code.rawValue ?? "legal"] + notes).joined(separator: " ")
  }

  private func expected(_ text: String, _ flavour: ListFlavour) -> String {
    guard text.hasPrefix("T "), let split = text.range(of: " C ") else { return text }
    return flavour == .table
      ? String(text[..<split.lowerBound].dropFirst(2)) : String(text[split.upperBound...])
  }
}

extension String {
  /// The first place of a text in here.
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
