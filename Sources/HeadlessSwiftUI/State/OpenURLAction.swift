import Foundation

/// Opens a URL. Unless a view further out handles it, it leaves the app, of which nothing is seen here.
@MainActor
@preconcurrency
public struct OpenURLAction {
    private let handler: (URL) -> Result

    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }

    /// - Parameter completion: gets whether the URL was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        let isAccepted = handler(url).isAccepted
        DispatchQueue.main.async { completion(isAccepted) }
    }

    public struct Result: Sendable {
        fileprivate let isAccepted: Bool

        public static let handled = Result(isAccepted: true)
        public static let discarded = Result(isAccepted: false)
        public static let systemAction = Result(isAccepted: true)

        public static func systemAction(_ url: URL) -> Result { .systemAction }
    }
}
