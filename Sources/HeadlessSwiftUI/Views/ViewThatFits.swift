/// The first of several views that has room. Nothing is measured here, so that it is the first one.
public struct ViewThatFits<Content: View> {
    let content: Content

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ViewThatFits: View {
    public var body: some View {
        if let first = (content as? any SeveralViews)?.views.first { AnyView(first) } else { content }
    }
}
