// Part of ListKit, MIT licence: see LICENSE.

/// What a container keeps a child alive by, and by which the child's reference knows that it is kept.
final class KeptChild<Child: AnyObject> {
  let child: Child
  private let reference: SourceReference

  init(_ child: Child, _ reference: SourceReference, by container: AnyObject) {
    self.child = child
    self.reference = reference
    reference.kept = child
    reference.keeper = ObjectIdentifier(container)
  }

  deinit {
    reference.kept = nil
    reference.keeper = nil
  }
}
