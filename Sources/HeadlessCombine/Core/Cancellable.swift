/// Something that is going on and can be ended.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Keeps it going for as long as the collection keeps it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
