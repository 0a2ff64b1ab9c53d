// Part of ListKit, MIT licence: see LICENSE.

/// Changes of the model that a view has not been told of yet.
@MainActor
struct UpdateRequest {
  var sources: [ListDataSource] = []
  var options: UpdateOptions?
  var completions: [UpdateTicket.Completion] = []

  /// Data sources that are no longer in the tree, and that views may still ask until they are updated.
  var retired: [ListDataSource] = []

  var isEmpty: Bool { options == nil }

  mutating func add(
    _ source: ListDataSource, _ options: UpdateOptions, _ completion: UpdateTicket.Completion?
  ) {
    if !sources.contains(where: { $0 === source }) { sources.append(source) }
    if self.options == nil { self.options = options } else { self.options?.merge(options) }
    if let completion { completions.append(completion) }
  }

  /// Adds the changes of a tree that has become a part of this one.
  mutating func merge(_ other: UpdateRequest) {
    for source in other.sources where !sources.contains(where: { $0 === source }) {
      sources.append(source)
    }
    if let added = other.options {
      if options == nil { options = added } else { options?.merge(added) }
    }
    completions += other.completions
    retired += other.retired
  }
}
