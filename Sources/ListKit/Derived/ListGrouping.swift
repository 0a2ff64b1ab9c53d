// Part of ListKit, MIT licence: see LICENSE.

/// How items are put into sections.
///
/// ```swift
/// people.grouping = .by(\.city)
/// people.grouping = .by(\.team, order: .ascending, title: { $0.name })
/// ```
public struct ListGrouping<Element> {
  @usableFromInline let makeDirectory: @MainActor () -> GroupDirectory<Element>

  @usableFromInline
  init(makeDirectory: @escaping @MainActor () -> GroupDirectory<Element>) {
    self.makeDirectory = makeDirectory
  }

  /// Puts items of which a property is the same into one section.
  ///
  /// - Parameters:
  ///   - key: The property of an item that is the key of its section.
  ///   - order: The order of the sections. The default is that of their first rows.
  ///   - title: Returns the title of a section, or nil for none. The default describes the key, and
  ///     gives none to nil.
  ///   - indexTitle: Returns the entry in the section index. Without it there is none.
  /// - Returns: The grouping.
  @inlinable
  @MainActor
  public static func by<Key: Hashable & Sendable>(
    _ key: KeyPath<Element, Key>, order: ListGroupOrder<Key> = .appearance,
    title: (@MainActor (Key) -> String?)? = nil,
    indexTitle: (@MainActor (Key) -> String?)? = nil
  ) -> ListGrouping {
    by({ $0[keyPath: key] }, order: order, title: title, indexTitle: indexTitle)
  }

  /// Puts items of the same key into one section.
  ///
  /// The key is what the section is known by: it stays the same section for as long as it has rows,
  /// whatever they are.
  ///
  /// - Parameters:
  ///   - key: Returns the key of an item. It is asked once for each item that is shown, and once an edit.
  ///   - order: The order of the sections. The default is that of their first rows.
  ///   - title: Returns the title of a section, or nil for none. The default describes the key, and
  ///     gives none to nil. It is asked when the section comes, and for all of them when the list is arranged
  ///     anew.
  ///   - indexTitle: Returns the entry in the section index. Without it there is none.
  /// - Returns: The grouping.
  @inlinable
  public static func by<Key: Hashable & Sendable>(
    _ key: @escaping @MainActor (Element) -> Key, order: ListGroupOrder<Key> = .appearance,
    title: (@MainActor (Key) -> String?)? = nil,
    indexTitle: (@MainActor (Key) -> String?)? = nil
  ) -> ListGrouping {
    let areInIncreasingOrder = order.areInIncreasingOrder
    return ListGrouping {
      var groups: [Key: ArrangedGroup] = [:]
      var count = 0
      var directory = GroupDirectory<Element>(
        find: { element in
          let key = key(element)
          if let group = groups[key] { return group }
          let title = if let title { title(key) } else { ArrangedGroup.title(of: key) }
          let group = ArrangedGroup(
            key, number: count, title: title,
            indexTitle: indexTitle?(key) ?? nil)
          count += 1
          groups[key] = group
          return group
        },
        forget: { group in
          if let key = group.key as? Key { groups[key] = nil }
        })
      if let areInIncreasingOrder {
        directory.compare = { first, second in
          guard let left = first.key as? Key, let right = second.key as? Key else { return 0 }
          return areInIncreasingOrder(left, right)
            ? -1 : areInIncreasingOrder(right, left) ? 1 : 0
        }
      }
      return directory
    }
  }
}

extension ListGrouping: Sendable {}
