// Part of ListKit, MIT licence: see LICENSE.

/// The connection of a data source with a view.
///
/// It lasts until it is ended, the view shows another data source, or either of them is released;
/// there is no need to keep this object.
@MainActor
public final class ListBinding {
  private weak var driver: ListDriver?

  init(_ driver: ListDriver) { self.driver = driver }

  /// A Boolean value indicating whether the view shows the data source.
  public var isActive: Bool { driver?.isBound ?? false }

  /// A Boolean value indicating whether the view is left alone for now.
  ///
  /// Set it while the view is off screen. Setting it back reloads the view, if anything has changed.
  /// Meanwhile updates end without having been shown, rows can't be dragged, and requests wait.
  public var isPaused: Bool {
    get { driver?.isPaused ?? false }
    set {
      guard let driver, newValue != driver.isPaused else { return }
      if newValue { driver.pause() } else { driver.resume() }
    }
  }

  /// Ends the connection.
  ///
  /// The view keeps what it shows, and is told nothing more.
  public func unbind() { driver?.detach() }
}
