// Part of ListKit, MIT licence: see LICENSE.

/// One row that stands for itself.
final class MessageProvider: SimpleProvider<String> {
  private let make: @MainActor () -> Row

  init(_ make: @escaping @MainActor () -> Row) {
    self.make = make
    super.init(["message"])
  }

  override func row(for item: String, at indexPath: ListIndexPath) -> Row { make() }
}

extension ListDataSource {
  /// Returns a list of one row that can't be selected, to stand in for content.
  public static func message(
    _ text: String, detail: String? = nil, image: String? = nil
  ) -> ListDataSource {
    MessageProvider { Row(text, detail: detail, image: image).selectable(false) }
  }

  /// Returns a list of one row.
  ///
  /// - Parameter make: Describes the row. Called whenever a view asks for it.
  /// - Returns: A data source to be a child of another one.
  public static func row(_ make: @escaping @MainActor () -> Row) -> ListDataSource {
    MessageProvider(make)
  }
}
