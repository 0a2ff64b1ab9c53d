// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

/// One thing that a view was told to do.
public enum ListViewCall: Hashable, Sendable {
  /// To forget everything and ask anew.
  case reloadData

  /// To forget everything and ask anew, with a fade.
  case reloadDataWithCrossFade

  /// To forget everything and ask anew, and to leave one row where it is on screen.
  case reloadDataKeeping(ListAnchor)

  /// To carry out a batch.
  case performBatchUpdates(ListBatch, ListAnimation)

  /// To begin a batch whose operations follow one by one.
  case beginUpdates

  /// To carry out one operation.
  case perform(BatchOperation)

  /// To end a batch whose operations came one by one.
  case endUpdates

  /// To mark a row as selected.
  case selectRow(ListIndexPath, animated: Bool)

  /// To mark a row as not selected.
  case deselectRow(ListIndexPath, animated: Bool)

  /// To bring a row on screen.
  case scrollToRow(ListIndexPath, ScrollPosition, animated: Bool)

  /// To scroll to the top of the content.
  case scrollToTop(animated: Bool)

  /// To reveal swipe actions.
  case showSwipeActions(SwipeEdge, ListIndexPath)

  /// To hide swipe actions.
  case dismissSwipeActions(animated: Bool)

  /// To switch editing mode on or off.
  case setEditing(Bool, animated: Bool)

  /// To show or hide the sign that the list is being refreshed.
  case setRefreshing(Bool)

  /// To ask for the section index titles again.
  case reloadSectionIndexTitles
}

extension ListViewCall: CustomStringConvertible {
  /// The call as one sentence; a batch as one sentence for each operation.
  public var description: String { sentences.joined(separator: "\n") }

  var sentences: [String] {
    switch self {
    case .reloadData: ["reload everything"]
    case .reloadDataWithCrossFade: ["reload everything with a fade"]
    case .reloadDataKeeping(let anchor): ["reload everything, keeping \(anchor.after) in place"]
    case .performBatchUpdates(let batch, _):
      batch.isEmpty ? ["perform an empty batch"] : batch.operationDescriptions
    case .beginUpdates: ["begin a batch"]
    case .perform(let operation): [operation.description]
    case .endUpdates: ["end a batch"]
    case .selectRow(let path, _): ["select \(path)"]
    case .deselectRow(let path, _): ["deselect \(path)"]
    case .scrollToRow(let path, .nearest, _): ["scroll to \(path)"]
    case .scrollToRow(let path, .top, _): ["scroll to \(path), at the top"]
    case .scrollToRow(let path, .middle, _): ["scroll to \(path), in the middle"]
    case .scrollToRow(let path, .bottom, _): ["scroll to \(path), at the bottom"]
    case .scrollToTop: ["scroll to the top"]
    case .showSwipeActions(let edge, let path): ["show the \(edge) swipe actions of \(path)"]
    case .dismissSwipeActions: ["dismiss the swipe actions"]
    case .setEditing(let isEditing, _): [isEditing ? "begin editing" : "end editing"]
    case .setRefreshing(let isRefreshing):
      [isRefreshing ? "begin refreshing" : "end refreshing"]
    case .reloadSectionIndexTitles: ["reload the section index titles"]
    }
  }
}
