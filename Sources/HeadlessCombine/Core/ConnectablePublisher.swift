/// A publisher that gives nothing until it is told to start.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}
