/// A picture from the network. There is no network here: it stays the placeholder.
public struct AsyncImage<Content: View> {
    let contained: Content
}

extension AsyncImage where Content == Image {
    public init(url: URL?, scale: CGFloat = 1) { self.init(contained: Image(decorative: "")) }
}

extension AsyncImage {
    public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
                                  @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> {
        self.init(contained: _ConditionalContent(storage: .falseContent(placeholder())))
    }

    public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        self.init(contained: content(.empty))
    }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: _StackView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }
}
