import Foundation

/// A publisher of one value that is worked out once, from the start, and given to every subscriber.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [Conduit<Output, Failure>] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let conduit = Conduit(subscriber, missed: .kept, description: "Future")
        let result = lock.withLock {
            if self.result == nil { waiting.append(conduit) }
            return self.result
        }
        conduit.start()
        if let result { conduit.finish(with: result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let ready = lock.withLock {
            guard self.result == nil else { return [] as [Conduit<Output, Failure>] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for conduit in ready { conduit.finish(with: result) }
    }
}

extension Future where Failure == Never {
    /// The value.
    public final var value: Output {
        get async {
            for await value in values { return value }
            preconditionFailure("a future without a failure has a value")
        }
    }
}

extension Conduit {
    fileprivate func finish(with result: Result<Output, Failure>) {
        switch result {
        case .success(let value): finish(after: value, .finished)
        case .failure(let failure): finish(.failure(failure))
        }
    }
}
