import Foundation

extension NotificationCenter {
    /// The observer isn't kept.
    public func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?) {
        let receiver = Receiver(object: observer)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            if let object = receiver.object { selector.send(to: object, with: [notification]) }
        }
        ObserverTokens.shared.add(token, of: observer)
    }

    /// Ends what the object is told by its methods, or what it stands for itself.
    public func removeObserver(_ observer: AnyObject) {
        for token in ObserverTokens.shared.take(of: observer) { removeObserver(token as Any) }
        removeObserver(observer as Any)
    }
}

private struct Receiver: @unchecked Sendable { weak var object: AnyObject? }

/// What Foundation gave for each observer that is told by its methods.
private final class ObserverTokens: @unchecked Sendable {
    static let shared = ObserverTokens()
    private let lock = NSLock()
    private var tokens: [ObjectIdentifier: [any NSObjectProtocol]] = [:]

    func add(_ token: any NSObjectProtocol, of observer: AnyObject) {
        lock.withLock { tokens[ObjectIdentifier(observer), default: []].append(token) }
    }

    func take(of observer: AnyObject) -> [any NSObjectProtocol] {
        lock.withLock { tokens.removeValue(forKey: ObjectIdentifier(observer)) ?? [] }
    }
}
