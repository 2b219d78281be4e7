import Foundation

extension NotificationCenter {
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they are posted, from the moment on when the loop over them begins.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let observer = Observer(token: center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Posted(notification: $0))
            })
            continuation.onTermination = { [center] _ in center.removeObserver(observer.token) }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        public struct Iterator: AsyncIteratorProtocol {
            var stream: AsyncStream<Posted>.Iterator
            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }

        struct Posted: @unchecked Sendable { let notification: Notification }
        private struct Observer: @unchecked Sendable { let token: any NSObjectProtocol }
    }
}
