import Foundation

/// A method that a control, timer or notification calls: what `#selector` makes. There are no messages by name here, so it holds the
/// method itself, and calls it on whatever thread it is told to, as a message would be sent.
public struct Selector: @unchecked Sendable {
    private let call: (AnyObject?, [Any]) -> Void

    /// A method of a type, as in `#selector(Coordinator.changed(_:))`: called on the target.
    @preconcurrency
    public init<Target: AnyObject, each Argument, Result>(_ method: @escaping (Target) -> (repeat each Argument) -> Result) {
        call = { target, arguments in
            if let target = target as? Target { Self.call(method(target), with: arguments) }
        }
    }

    /// A method of an object, as in `#selector(changed(_:))`: called on that object.
    @preconcurrency
    public init<each Argument, Result>(_ method: @escaping (repeat each Argument) -> Result) {
        call = { _, arguments in Self.call(method, with: arguments) }
    }

    /// Calls it, unless there is less than it asks for.
    package func send(to target: AnyObject?, with arguments: [Any] = []) { call(target, arguments) }

    private static func call<each Argument, Result>(_ method: (repeat each Argument) -> Result, with arguments: [Any]) {
        var rest = arguments[...]
        func next<T>(_: T.Type) throws(Unfit) -> T {
            guard let argument = rest.popFirst() as? T else { throw Unfit() }
            return argument
        }
        _ = try? method(repeat next((each Argument).self))
    }

    private struct Unfit: Error {}
}
