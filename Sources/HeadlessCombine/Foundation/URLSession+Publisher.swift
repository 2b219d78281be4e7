import Foundation
import FoundationNetworking

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of what a request brings; each subscriber has a task of its own.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == URLError, S.Input == Output {
            let running = RunningTask()
            let conduit = Conduit(subscriber, missed: .kept, description: "DataTaskPublisher") { running.task?.cancel() }
            nonisolated(unsafe) let receiver = conduit
            running.task = session.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    receiver.finish(after: (data, response), .finished)
                } else {
                    receiver.finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            conduit.start()
            running.task?.resume()
        }
    }
}

private final class RunningTask {
    var task: URLSessionDataTask?
}
