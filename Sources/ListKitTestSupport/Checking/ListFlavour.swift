// Part of ListKit, MIT licence: see LICENSE.

/// The kind of view whose law is applied.
public enum ListFlavour: Hashable, Sendable, CaseIterable {
  /// A view that behaves like a table.
  case table

  /// A view that behaves like a collection.
  case collection
}
