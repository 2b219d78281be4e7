/// A program: its windows, of which the first one is seen here.
@MainActor
@preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()
}

extension App {
    /// A check starts the app; the program itself starts nothing.
    @MainActor @preconcurrency
    public static func main() { _Solution.start(Self.self) }
}

/// The app's first window. The app's own properties are put in place as a view's are.
struct AppWindow<A: App>: PropertiesInside {
    let app: A
}

extension AppWindow: _PrimitiveView {
    static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        CompositeNode(view, parent: parent, surroundings: surroundings, body: { $0.app.body.window }) {
            AnyView._makeNode($0, parent: $1, surroundings: $2)
        }
    }
}

extension Scene {
    /// What its first window shows.
    @MainActor var window: AnyView {
        let view = _window
        return AnyView(view)
    }
}
