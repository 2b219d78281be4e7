import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher of what a request brings; each subscriber has a task of its own.
    public typealias DataTaskPublisher = _DataTaskPublisher<URLRequest, URLSession, URLResponse>

    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// `URLSession.DataTaskPublisher`, whichever types it is made of: those of FoundationNetworking are named only in the program that uses them,
/// so that no other program loads that library and the many that it needs.
public struct _DataTaskPublisher<Request, Session, Response>: Publisher {
    public typealias Output = (data: Data, response: Response)
    public typealias Failure = URLError
    public typealias _Completion = @Sendable (Data?, Response?, (any Error)?) -> Void

    public let request: Request
    public let session: Session
    /// Starts a task and says how to cancel it.
    private let start: (@escaping _Completion) -> () -> Void

    public init(_request request: Request, session: Session, start: @escaping (@escaping _Completion) -> () -> Void) {
        self.request = request
        self.session = session
        self.start = start
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == URLError, S.Input == Output {
        let running = RunningTask()
        let conduit = Conduit(subscriber, missed: .kept, description: "DataTaskPublisher") { running.end() }
        nonisolated(unsafe) let receiver = conduit
        conduit.start()
        running.cancel = start { data, response, error in
            if let data, let response, error == nil {
                receiver.finish(after: (data, response), .finished)
            } else {
                receiver.finish(.failure(error as? URLError ?? URLError(.unknown)))
            }
        }
        if running.hasEnded { running.end() }
    }
}

extension _DataTaskPublisher where Request == URLRequest, Session == URLSession, Response == URLResponse {
    @_alwaysEmitIntoClient
    public init(request: URLRequest, session: URLSession) {
        self.init(_request: request, session: session) { completion in
            let task = session.dataTask(with: request, completionHandler: completion)
            task.resume()
            return { task.cancel() }
        }
    }
}

private final class RunningTask {
    var cancel: (() -> Void)?
    private(set) var hasEnded = false

    func end() {
        hasEnded = true
        cancel?()
    }
}
