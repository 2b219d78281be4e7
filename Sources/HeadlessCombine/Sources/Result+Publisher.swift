extension Result where Failure: Error {
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of the value, or of the failure.
    public struct Publisher: HeadlessCombine.Publisher {
        public typealias Output = Success

        public let result: Result<Success, Failure>

        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        public init(_ output: Success) {
            result = .success(output)
        }

        public init(_ failure: Failure) {
            result = .failure(failure)
        }

        public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value):
                ValuesSubscription.deliver(CollectionOfOne(value), to: subscriber, description: "Once")
            case .failure(let failure):
                Fail(error: failure).receive(subscriber: subscriber)
            }
        }
    }
}
