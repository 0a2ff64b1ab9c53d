// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

/// A list view without a screen, for tests.
///
/// It is a real view: it keeps counts, rows in sight, selection and scroll offset, asks its data source
/// as a table or a collection would, and can be touched like one. It writes down every call, and it
/// fails the test when a call breaks the law of batches or leaves something stale on screen.
///
/// ```swift
/// let view = RecordingListView()
/// provider.bind(to: view)
/// provider.append("fig")
/// expectTranscript(of: view, """
///   reload everything
///   insert row 1 of section 0
///   """)
/// view.tap(ListIndexPath(row: 1, section: 0))
/// view.finish()
/// ```
@MainActor
public final class RecordingListView: ListView {
  /// The kind of view whose law is applied.
  public let flavour: ListFlavour

  /// What happens when the law is broken.
  public var mode: RecordingMode

  /// Who says what the view shows, held weakly.
  public weak var dataSource: (any ListViewDataSource)? {
    didSet { if dataSource !== oldValue { isLoaded = false } }
  }

  // MARK: - Options

  /// A Boolean value indicating whether what is merely dangerous is no failure.
  public var allowsHazards = false

  /// A Boolean value indicating whether batches wait to complete for ``completeNextBatch(finished:)``.
  public var completesManually = false

  /// A Boolean value indicating whether a person can select several rows.
  public var allowsMultipleSelection = false

  /// A Boolean value indicating whether the view is in a window.
  ///
  /// A view out of a window shows no rows, and reads the old counts at the beginning of a batch.
  public var isAttached = true {
    didSet { if isAttached != oldValue { attachmentDidChange() } }
  }

  /// The height of what is on screen, in points.
  ///
  /// The default has room for a few hundred rows.
  public private(set) var viewportHeight: Double

  /// The kinds of supplementaries that the view asks for.
  public var supplementaryKinds: [SupplementaryKind] = [.header, .footer]

  /// The height of a row that leaves it to the view, in points.
  public var defaultRowHeight = 44.0

  /// The height of a supplementary that leaves it to the view, in points.
  public var defaultSupplementaryHeight = 28.0

  /// A Boolean value indicating whether scrolling by code isn't written down.
  public var ignoresScrolling = false

  /// A Boolean value indicating whether selection by code isn't written down.
  public var ignoresSelection = false

  /// A Boolean value indicating whether starting and ending a refresh isn't written down.
  public var ignoresRefreshing = false

  /// A Boolean value indicating whether rows on screen may show old content.
  public var ignoresStaleRows = false

  /// A Boolean value indicating whether headers and footers on screen may show old content.
  public var ignoresStaleSupplementaries = false

  /// A Boolean value indicating whether the section index may show old titles.
  public var ignoresStaleSectionIndex = false

  /// A Boolean value indicating whether there may be more moves than it takes.
  public var ignoresSurplusMoves = false

  // MARK: - State

  /// Everything the view was told and nobody has taken yet, in order.
  public internal(set) var calls: [ListViewCall] = []

  /// Every broken rule, in order, in words.
  public internal(set) var failures: [String] = []

  /// Everything odd and harmless, in order, in words.
  public internal(set) var warnings: [String] = []

  /// The distance from the top of the content to the top of the viewport, in points.
  public internal(set) var scrollOffset = 0.0

  /// A Boolean value indicating whether the view is in editing mode.
  public internal(set) var isEditing = false

  /// A Boolean value indicating whether the view shows that the list is being refreshed.
  public internal(set) var isRefreshing = false

  /// The entries of the section index as the view shows them.
  public internal(set) var sectionIndexTitles: [String] = []

  let site: SourceSite
  var sections: [ShownSection] = []
  var reusableCells: [String: [AnyObject]] = [:]
  var revealed: RevealedSwipe?
  var highlighted: ShownRow?
  var focused: ShownRow?

  /// Whether counts are cached; if not, the view asks when it needs them.
  var isLoaded = false
  var needsLayout = false
  var isLayingOut = false
  /// Whether the view was told something illegal and has to ask anew.
  var mustRecover = false

  /// How many begun batches haven't ended.
  var openBatches = 0
  var openOperations: [BatchOperation] = []
  var shapeAtBeginning: ListShape?
  var wasDirtyAtBeginning = false
  /// Where the top of the viewport is to be after the next layout, in points; nil leaves it.
  ///
  /// Asked again when heights turn out to be others than was thought.
  var scrollTarget: (() -> Double?)?
  /// Whether the last batch said that another one of its update follows.
  var awaitsStage = false
  /// The row that a finger holds.
  var pickedUp: ShownRow?

  /// How many questions and display callbacks are under way.
  var callbackDepth = 0
  /// How many gestures, layouts and batches are under way.
  var busyDepth = 0
  var isRunningActions = false
  /// What is to happen while the next row is shown, as from a hook or a cell.
  var interruption: (@MainActor () -> Void)?
  var deferredActions: [@MainActor () -> Void] = []
  var pendingCompletions: [@MainActor (Bool) -> Void] = []

  /// Creates a view.
  ///
  /// Failures are reported at the place of this call. The mode says what happens when the law is
  /// broken, the viewport height how much is on screen, in points.
  public init(
    flavour: ListFlavour = .table, mode: RecordingMode = .strict, viewportHeight: Double = 10_000,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.flavour = flavour
    self.mode = mode
    self.viewportHeight = viewportHeight
    site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func setViewportHeight(_ height: Double) { viewportHeight = height }
}
