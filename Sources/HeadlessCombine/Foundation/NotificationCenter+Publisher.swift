import Foundation

extension NotificationCenter {
    /// A publisher of the notifications with that name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    public struct Publisher: HeadlessCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let observation = Observation(of: center)
            let conduit = Conduit(subscriber, missed: .lost, description: "NotificationCenter Observer") { observation.end() }
            nonisolated(unsafe) let receiver = conduit
            observation.observer = center.addObserver(forName: name, object: object, queue: nil) { receiver.offer($0) }
            conduit.start()
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.center === b.center && a.name == b.name && a.object === b.object
        }
    }
}

/// Keeps a notification centre's observer until it is to go.
private final class Observation {
    private let center: NotificationCenter
    var observer: (any NSObjectProtocol)?

    init(of center: NotificationCenter) { self.center = center }

    func end() {
        if let observer { center.removeObserver(observer) }
        observer = nil
    }
}
