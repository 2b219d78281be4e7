/// Lets code scroll. All content counts as seen, so that nothing comes of it.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: View {
    public var body: some View { content(ScrollViewProxy()) }
}

public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
