// Part of ListKit, MIT licence: see LICENSE.

/// A section as its header shows it: which one it is, and with what content.
@MainActor
public struct SectionVersion {
  /// The data source that the section comes from, if it still exists.
  weak var source: AnyObject?

  /// The section.
  let section: Any

  private let isSameSection: (Any) -> Bool
  private let hasSame: (Any) -> Bool

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - section: The section that the header belongs to.
  ///   - source: The data source that the section comes from. It is held weakly.
  public init<S: Section>(_ section: S, source: AnyObject) {
    self.source = source
    self.section = section
    isSameSection = { ($0 as? S)?.identity == section.identity }
    hasSame = { ($0 as? S).map(section.hasSameContent(as:)) ?? false }
  }

  /// Creates the version of a section that belongs to a data source as a whole.
  ///
  /// - Parameter source: The data source. It is held weakly.
  public init(wholeOf source: AnyObject) {
    self.source = source
    section = ObjectIdentifier(source)
    let identifier = ObjectIdentifier(source)
    isSameSection = { ($0 as? ObjectIdentifier) == identifier }
    hasSame = isSameSection
  }

  /// Returns whether both are versions of one section.
  public func isSameSection(as other: SectionVersion) -> Bool { isSameSection(other.section) }

  /// Returns whether headers and footers look the same for both versions.
  public func hasSameContent(as other: SectionVersion) -> Bool {
    isSameSection(as: other) && hasSame(other.section)
  }
}
