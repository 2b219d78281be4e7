/// A publisher of one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        ValuesSubscription.deliver(CollectionOfOne(output), to: subscriber, description: "Just")
    }
}

extension Just: Equatable where Output: Equatable {}
