// Part of ListKit, MIT licence: see LICENSE.

/// What a handler of a section is given: the section that the person saw, and where it is.
public struct SectionContext<Section> {
  /// The section that was on screen.
  public let section: Section

  /// The index of the section in its provider now.
  public let index: Int

  /// Creates a context.
  public init(section: Section, index: Int) {
    self.section = section
    self.index = index
  }
}

extension SectionContext: Sendable where Section: Sendable {}
