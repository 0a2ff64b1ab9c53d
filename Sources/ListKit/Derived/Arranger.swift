// Part of ListKit, MIT licence: see LICENSE.

/// The items of an ``ArrangedProvider`` and how they are arranged.
///
/// The source is kept as a section that nobody is shown, with a locator of its own, so that it is edited
/// as cheaply as the rows are.
@MainActor
@usableFromInline
final class Arranger<Element: Item> {
  @usableFromInline typealias Shown = ArrangedSection<Element>
  @usableFromInline typealias Sections = [LeafSection<Shown>]

  /// The loops, each for the type of the items.
  @usableFromInline
  struct Functions {
    @usableFromInline var arrange: @MainActor (Arranger) -> Sections
    @usableFromInline var arrangedIndices: @MainActor (Arranger) -> [[Int]]
    @usableFromInline var prepare: @MainActor (Arranger) -> Bool
    @usableFromInline var find: @MainActor (Arranger, Element.Identity) -> Int?
    @usableFromInline var insert:
      @MainActor (Arranger, Element, Int, inout RowEditor<Shown>) -> Void
    @usableFromInline var remove: @MainActor (Arranger, Int, inout RowEditor<Shown>) -> Void
    @usableFromInline var replace:
      @MainActor (Arranger, Element, Int, inout RowEditor<Shown>) -> Void
    @usableFromInline var move: @MainActor (Arranger, Int, Int, inout RowEditor<Shown>) -> Void

    @inlinable
    init() {
      arrange = { $0.arrange() }
      arrangedIndices = { $0.arrangedIndices().map(\.indices) }
      prepare = { $0.locator.prepare($0.source) }
      find = { $0.locator.path(of: $1, in: $0.source)?.row }
      insert = { $0.insert($1, at: $2, &$3) }
      remove = { $0.remove(at: $1, &$2) }
      replace = { $0.replace(at: $2, with: $1, &$3) }
      move = { $0.move(from: $1, to: $2, &$3) }
    }
  }

  @usableFromInline let functions: Functions
  @usableFromInline var arrangement: ListArrangement<Element>

  /// The sections of the newest version by key; nil if the rows aren't grouped.
  @usableFromInline var directory: GroupDirectory<Element>?

  /// One section of all items, in the order of the source.
  @usableFromInline private(set) var source: Sections = []

  /// What finds items of the source.
  @usableFromInline private(set) var locator = RowLocator<Shown>()

  @usableFromInline
  init(_ functions: Functions, _ arrangement: ListArrangement<Element>) {
    self.functions = functions
    self.arrangement = arrangement
  }

  /// Replaces the source.
  func take(_ source: Sections) {
    self.source = source
    locator = RowLocator()
  }

  /// All items, in the order of the source.
  var items: [Element] { source[0].items }
  var count: Int { source[0].rows.count }

  /// Returns where an item is in the source, or nil if it isn't there.
  ///
  /// Of several items with this identity it is the first.
  func index(of identity: Element.Identity) -> Int? {
    if functions.prepare(self) { return functions.find(self, identity) }
    return items.firstIndex { $0.identity == identity }
  }

  /// Edits the source alone.
  @inlinable
  func editSource(_ edit: @MainActor (inout RowEditor<Shown>) -> Void) {
    var editor = RowEditor(source, locator: locator)
    edit(&editor)
    replaceSource(editor.sections)
  }

  @usableFromInline
  func replaceSource(_ sections: Sections) { source = sections }
}

@available(*, unavailable)
extension Arranger.Functions: Sendable {}
