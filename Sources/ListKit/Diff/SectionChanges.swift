// Part of ListKit, MIT licence: see LICENSE.

/// What it takes to make one version of a list of sections out of another.
public struct SectionChanges<S: Section> {
  /// The changes.
  public let changes: ListChanges

  /// The new version, which shares its storage with the array it was given as.
  @usableFromInline let new: [S]

  @usableFromInline
  init(changes: ListChanges, new: [S]) {
    self.changes = changes
    self.new = new
  }

  /// A Boolean value indicating whether there is nothing to do.
  public var isEmpty: Bool { changes.isEmpty }
}

extension SectionChanges: Sendable where S: Sendable {}
