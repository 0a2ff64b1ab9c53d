// Part of ListKit, MIT licence: see LICENSE.

extension Provider {
  /// Describes a row.
  ///
  /// The twin of ``row(for:at:)``.
  public final var makeRow: (@MainActor (RowContext<Item>) -> Row)? {
    get { closures.makeRow }
    set { closures.makeRow = newValue }
  }

  /// Describes the header of a section, in place of its title.
  ///
  /// The twin of ``header(for:at:)``.
  public final var makeHeader: (@MainActor (SectionContext<S>) -> Supplementary?)? {
    get { closures.makeHeader }
    set { closures.makeHeader = newValue }
  }

  /// Describes the footer of a section.
  ///
  /// The twin of ``footer(for:at:)``.
  public final var makeFooter: (@MainActor (SectionContext<S>) -> Supplementary?)? {
    get { closures.makeFooter }
    set { closures.makeFooter = newValue }
  }

  /// Describes a supplementary that is neither header nor footer.
  ///
  /// The twin of ``supplementary(_:for:at:)``.
  public final var makeSupplementary:
    (@MainActor (SupplementaryKind, SectionContext<S>) -> Supplementary?)?
  {
    get { closures.makeSupplementary }
    set { closures.makeSupplementary = newValue }
  }

  /// Says how the rows of a section are spaced.
  ///
  /// The twin of ``layout(for:)``.
  public final var makeLayout: (@MainActor (S) -> SectionLayout?)? {
    get { closures.makeLayout }
    set { closures.makeLayout = newValue }
  }

  /// Returns the entry of a section in the section index, in place of its own.
  ///
  /// The twin of ``sectionIndexTitle(for:)``.
  public final var makeSectionIndexTitle: (@MainActor (S) -> String?)? {
    get { closures.makeSectionIndexTitle }
    set { closures.makeSectionIndexTitle = newValue }
  }
}
