// Part of ListKit, MIT licence: see LICENSE.

/// Shows content, or what stands in for it while there is none.
///
/// ```swift
/// let screen = StateDataSource(
///   content: people, loading: .message("Loading…"), empty: .message("Nobody here"),
///   failure: { .message("Sorry: \($0)") })
/// screen.state = .loading
/// ```
///
/// Every change of state is an update like any other. The empty placeholder is shown by itself when
/// the content has no rows.
open class StateDataSource: ContainerDataSource {
  /// What the content is waiting for.
  ///
  /// The default is the content itself.
  public final var state: LoadState = .content { didSet { stateDidChange() } }

  /// The content.
  public final let content: ListDataSource

  private let loading: ListDataSource?
  private let empty: ListDataSource?
  private let makeFailure: (@MainActor (any Error) -> ListDataSource)?
  private var failure: ListDataSource?

  /// Creates a data source that shows its content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - loading: Shown while the content is on its way; nil shows the content.
  ///   - empty: Shown when the content has no rows; nil shows the content.
  ///   - failure: Makes what is shown when the content couldn't be had; nil shows the content.
  public init(
    content: ListDataSource, loading: ListDataSource? = nil, empty: ListDataSource? = nil,
    failure: (@MainActor (any Error) -> ListDataSource)? = nil
  ) {
    self.content = content
    self.loading = loading
    self.empty = empty
    makeFailure = failure
    super.init()
    for child in [content, loading, empty].compactMap({ $0 }) {
      adopt(child, at: numberOfChildren)
    }
  }

  private func stateDidChange() {
    if let failure, let index = index(of: failure) {
      // It isn't what is shown any more, but views show it until they are updated.
      root.pending.retired.append(failure)
      _ = release(at: index)
    }
    failure = nil
    if case .failed(let error) = state, let makeFailure {
      let failure = makeFailure(error)
      adopt(failure, at: numberOfChildren)
      self.failure = failure
    }
    recountSelections()
    modelDidChange()
  }

  /// What is shown has changed, and with it whose selected rows count.
  private func recountSelections() {
    for child in children { recountSelection(of: child) }
    shown.admitSelection()
  }

  override func childDidChange(_ child: ListDataSource) {
    super.childDidChange(child)
    if child === content { recountSelections() }
  }

  /// The data source that is shown now.
  public final var shown: ListDataSource {
    switch state {
    case .loading: loading ?? content
    case .failed: failure ?? content
    case .content: content.isEmpty ? empty ?? content : content
    }
  }

  /// A header above the list that stays while the state changes; nil for none.
  ///
  /// It is the header of a section of its own, which has no rows and is the first one.
  public final var listHeader: Supplementary? {
    get { headingAboveAll }
    set { headingAboveAll = newValue }
  }

  override var shownChild: ListDataSource? { shown }

  override var mayOverrideSupplementary: Bool { type(of: self) != StateDataSource.self }

  override func shows(_ child: ListDataSource) -> Bool {
    // Whether the content is empty may decide what is shown.
    if child === content, case .content = state { return true }
    return child === shown
  }
}
