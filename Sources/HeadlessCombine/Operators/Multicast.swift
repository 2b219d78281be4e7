import Foundation

extension Publishers {
    /// Gives a source's values to many subscribers through one subject, once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
        where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private let lock = NSLock()
        private var current: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var subject: SubjectType {
            lock.withLock {
                let subject = current ?? createSubject()
                current = subject
                return subject
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Makes a publisher that waits until it is told to start.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

        public init(upstream: Upstream) {
            multicast = Multicast(upstream: upstream) { PassthroughSubject() }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, Output == S.Input {
            multicast.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { multicast.connect() }
    }

    /// Starts a connectable publisher with its first subscriber and ends it with its last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = NSLock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            upstream.handleEvents(receiveCompletion: { _ in self.left() }, receiveCancel: { self.left() }).receive(subscriber: subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isWanted = lock.withLock {
                if subscribers > 0 { self.connection = connection }
                return subscribers > 0
            }
            if !isWanted { connection.cancel() }
        }

        private func left() {
            let connection: (any Cancellable)? = lock.withLock {
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }

    /// Gives a source's values to many subscribers, from the first to the last of them.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = Multicast(upstream: upstream, createSubject: { PassthroughSubject() }).autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            shared.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
        where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }

    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
