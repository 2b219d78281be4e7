/// A publisher's values as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    public struct Iterator: AsyncIteratorProtocol {
        private let values: AwaitedValues<P.Output, Never>

        fileprivate init(_ publisher: P) {
            values = AwaitedValues()
            publisher.subscribe(values)
        }

        public mutating func next() async -> P.Output? {
            guard case .success(let value) = await values.next() else { return nil }
            return value
        }
    }
}

/// A publisher's values as an asynchronous sequence that throws the publisher's failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    public struct Iterator: AsyncIteratorProtocol {
        private let values: AwaitedValues<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            values = AwaitedValues()
            publisher.subscribe(values)
        }

        public mutating func next() async throws -> P.Output? {
            try await values.next()?.get()
        }
    }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
