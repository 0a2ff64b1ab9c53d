// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

extension ListBatch {
  /// The operations one by one, in the order in which ``operationDescriptions`` names them.
  public var operations: [BatchOperation] {
    var operations: [BatchOperation] = []
    operations += deletedRows.reversed().map(BatchOperation.deleteRow)
    operations += deletedSections.reversed().map(BatchOperation.deleteSection)
    operations += insertedSections.map(BatchOperation.insertSection)
    operations += movedSections.map { .moveSection(from: $0.from, to: $0.to) }
    operations += insertedRows.map(BatchOperation.insertRow)
    operations += movedRows.map { .moveRow(from: $0.from, to: $0.to) }
    operations += reconfiguredRows.map(BatchOperation.reconfigureRow)
    operations += reloadedRows.map(BatchOperation.reloadRow)
    operations += refreshedSupplementaries.map(BatchOperation.refreshSupplementaries)
    operations += reloadedSections.map(BatchOperation.reloadSection)
    return operations
  }
}
