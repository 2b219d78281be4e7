/// A change that can be applied to any view.
@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body

    /// How the modified view takes its place in the running tree. Programs don't implement it.
    @MainActor @preconcurrency
    static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>>
}

extension ViewModifier {
    public static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        CustomModifierNode(view, parent: parent, surroundings: surroundings)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { stop("body(content:) should not be called on \(Self.self).") }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        Modifier._makeNode(view, parent: parent, surroundings: surroundings)
    }
}

extension ModifiedContent: ModifiedView where Content: View {
    static var modifiedType: any View.Type { Content.self }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a custom modifier is applied to, as its `body(content:)` gets it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View
}

extension _ViewModifier_Content: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ModifierContentNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ModifierContentNode<Modifier: ViewModifier>: _ContentNode<_ViewModifier_Content<Modifier>> {
    private var child: ErasedNode!

    override init(_ content: _ViewModifier_Content<Modifier>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        child = ErasedNode(content.view, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child.node] }

    override func update(_ content: _ViewModifier_Content<Modifier>) {
        self.content = content
        child.update(content.view, parent: self, surroundings: surroundings)
    }
}

/// A modifier of the solution's own: its body is evaluated with the modified view as its content.
@MainActor
private final class CustomModifierNode<C: View, M: ViewModifier>: _ContentNode<ModifiedContent<C, M>> {
    private var child: _Node!

    override init(_ content: ModifiedContent<C, M>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        child = CompositeNode(Applied(content), parent: self, surroundings: surroundings, body: { $0.body }) {
            M.Body._makeNode($0, parent: $1, surroundings: $2)
        }
    }

    override var children: [_Node] { [child] }

    override func update(_ content: ModifiedContent<C, M>) {
        self.content = content
        (child as? CompositeNode<Applied, M.Body>)?.update(Applied(content))
    }

    /// The modifier, whose dynamic properties are the node's, and the view that it is applied to.
    struct Applied: PropertiesInside {
        var modifier: M
        var view: C

        init(_ modified: ModifiedContent<C, M>) {
            modifier = modified.modifier
            view = modified.content
        }

        @MainActor
        var body: M.Body { modifier.body(content: _ViewModifier_Content(view: view)) }
    }
}
