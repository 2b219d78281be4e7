import Foundation

/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
    typealias Member = Conduit<Output, Failure>

    private let lock = NSLock()
    private var members: [Int: Member] = [:]
    private var inOrder: [Member]?
    private var next = 0
    private var completion: Subscribers.Completion<Failure>?
    private let description: String

    init(_ description: String) { self.description = description }

    /// Takes a subscriber on; `first` is the value that it gets to begin with.
    func admit<S: Subscriber>(_ subscriber: S, missed: Member.Missed, first: () -> Output? = { nil })
        where S.Input == Output, S.Failure == Failure {
        let ticket = lock.withLock {
            next += 1
            return next
        }
        let member = Member(subscriber, missed: missed, description: description) { [weak self] in self?.leave(ticket) }
        let completion = lock.withLock {
            if self.completion == nil { (members[ticket], inOrder) = (member, nil) }
            return self.completion
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            if let first = first() { member.offer(first) }
            member.start()
        }
    }

    func send(_ value: Output) {
        for member in present() { member.offer(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let leaving = present()
        let isFirst = lock.withLock {
            guard self.completion == nil else { return false }
            (self.completion, members, inOrder) = (completion, [:], nil)
            return true
        }
        if isFirst { for member in leaving { member.finish(completion) } }
    }

    var isOver: Bool { lock.withLock { completion != nil } }

    private func leave(_ ticket: Int) {
        lock.withLock { (members[ticket], inOrder) = (nil, nil) }
    }

    private func present() -> [Member] {
        lock.withLock {
            if let inOrder { return inOrder }
            let sorted = members.sorted { $0.key < $1.key }.map(\.value)
            inOrder = sorted
            return sorted
        }
    }
}
