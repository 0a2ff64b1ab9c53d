// Part of ListKit, MIT licence: see LICENSE.

/// A section as a row of the list of sections, so that one engine matches both.
@usableFromInline
struct SectionRow<S: Section>: Item {
  @usableFromInline let section: S

  @inlinable
  var identity: S.Identity { section.identity }

  @inlinable
  func hasSameContent(as other: Self) -> Bool { section.hasSameContent(as: other.section) }

  /// Looks at sections as rows, in place.
  @inlinable
  static func withRows<Result>(
    of sections: [S], _ body: (UnsafeBufferPointer<SectionRow<S>>) -> Result
  ) -> Result {
    // A struct of one field is laid out as that field.
    sections.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: SectionRow<S>.self, body)
    }
  }
}

@available(*, unavailable)
extension SectionRow: Sendable {}
