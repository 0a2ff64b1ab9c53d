// Part of ListKit, MIT licence: see LICENSE.

/// Loads more rows whenever a person comes near the end of a list.
///
/// One request is under way at a time. The next one needs new rows first, so that a page without any
/// doesn't make the list ask for ever. Nothing is loaded during a refresh, nor in an empty list; a
/// refresh starts anew, and what was under way is dropped.
@MainActor
public final class InfiniteScroll {
  /// The state.
  public private(set) var state = LoadMoreState.ready { didSet { onStateChange?(state) } }

  /// How far above the end loading begins, in points.
  ///
  /// The default is 0.
  public var leadDistance: Double

  /// Called after every change of the state.
  public var onStateChange: (@MainActor (LoadMoreState) -> Void)?

  /// Takes over what was loaded; returns whether there is more.
  typealias TakeOver = @MainActor () -> Bool

  private weak var list: ListDataSource?
  private let load: @MainActor () async throws -> TakeOver
  private var task: Task<Void, Never>?

  /// The version that the last request was made for.
  private var requestedFor: SnapshotNode?

  init(
    list: ListDataSource, leadDistance: Double,
    load: @escaping @MainActor () async throws -> TakeOver
  ) {
    self.list = list
    self.leadDistance = leadDistance
    self.load = load
  }

  /// Loads again after a failure.
  ///
  /// Does nothing in any other state.
  public func retry() {
    guard case .failed = state else { return }
    begin()
  }

  /// Starts anew: what is under way is dropped, and an end of data forgotten.
  public func reset() {
    task?.cancel()
    task = nil
    requestedFor = nil
    state = .ready
    list?.ask(.reportScroll)
  }

  private func begin() {
    guard let list else { return }
    requestedFor = list.node
    state = .loading
    task = Task { [load, weak self] in
      let result: Result<TakeOver, any Error>
      do { result = .success(try await load()) } catch { result = .failure(error) }
      guard !Task.isCancelled else { return }
      self?.end(result)
    }
  }

  private func end(_ result: Result<TakeOver, any Error>) {
    task = nil
    switch result {
    case .success(let takeOver):
      let hasMore = takeOver()
      // Unless a refresh has begun in between, which starts anew.
      guard case .loading = state else { return }
      state = hasMore ? .ready : .ended
    case .failure(let error): state = .failed(error)
    }
    list?.ask(.reportScroll)
  }
}

extension InfiniteScroll: ScrollFollower {
  func listDidMove(_ metrics: ScrollMetrics) {
    guard case .ready = state, let list, !list.isRefreshing, !list.isEmpty,
      metrics.heightBelow <= leadDistance, requestedFor !== list.node
    else { return }
    begin()
  }

  func refreshDidBegin() { reset() }
}
