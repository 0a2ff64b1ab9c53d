// Part of ListKit, MIT licence: see LICENSE.

/// A section without rows that shows a header.
final class HeadingProvider: SectionedProvider<SimpleSection<String, String>> {
  var header: Supplementary {
    didSet { if !Supplementary.looksSame(header, oldValue) { refreshSections([""]) } }
  }

  override var isHeading: Bool { true }

  init(_ header: Supplementary) {
    self.header = header
    super.init([SimpleSection("", items: [])])
  }

  override func header(
    for section: SimpleSection<String, String>, at index: Int
  ) -> Supplementary? { header }
}

extension ListDataSource {
  /// Returns a list of one section that has a header and no rows.
  public static func heading(_ header: Supplementary) -> ListDataSource { HeadingProvider(header) }
}
