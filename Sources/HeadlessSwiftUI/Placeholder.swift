// Stands in for the real views until they are merged.

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

public struct Text: View {
    let text: String
    public init(_ text: String) { self.text = text }
    public var body: Never { fatalError() }
}

public struct Button: View {
    let title: String
    let action: @MainActor () -> Void
    public init(_ title: String, action: @escaping @MainActor () -> Void) { (self.title, self.action) = (title, action) }
    public var body: Never { fatalError() }
}
