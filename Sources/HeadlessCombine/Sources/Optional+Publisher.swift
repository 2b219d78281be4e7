extension Optional {
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of the value, if there is one.
    public struct Publisher: HeadlessCombine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            ValuesSubscription.deliver(output.map { [$0] } ?? [], to: subscriber, description: "Optional")
        }
    }
}
