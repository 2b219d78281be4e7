extension Subscribers {
    /// How a publisher has ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    func mapError<F: Error>(_ transform: (Failure) -> F) -> Subscribers.Completion<F> {
        switch self {
        case .finished: .finished
        case .failure(let failure): .failure(transform(failure))
        }
    }
}
