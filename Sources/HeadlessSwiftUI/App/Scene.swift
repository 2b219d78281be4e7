/// A part of an app's user interface: windows of one kind.
@MainActor
@preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// What the scene's first window shows. Programs don't implement it.
    @MainActor @preconcurrency
    var _window: any View { get }
}

extension Scene {
    public var _window: any View { SceneWindow(scene: self) }
}

extension Scene where Body == Never {
    public var body: Never { stop("body() should not be called on \(Self.self).") }
}

extension Never: Scene {
    public var _window: any View { stop("Never has no window") }
}

/// The window of a scene of the solution's own.
private struct SceneWindow<S: Scene>: PropertiesInside {
    let scene: S
}

extension SceneWindow: _PrimitiveView {
    static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        CompositeNode(view, parent: parent, surroundings: surroundings, body: { $0.scene.body.window }) {
            AnyView._makeNode($0, parent: $1, surroundings: $2)
        }
    }
}

/// Makes scenes of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest) -> _SceneList<First> {
        _SceneList(first: first)
    }
    public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> { _OptionalScene(content: content) }
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes, of which the first is seen.
public struct _SceneList<First: Scene> {
    let first: First
}

extension _SceneList: Scene {
    public typealias Body = Never
    public var _window: any View { first._window }
}

/// A scene that is there or not.
public struct _OptionalScene<Content: Scene> {
    let content: Content?
}

extension _OptionalScene: Scene {
    public typealias Body = Never
    public var _window: any View { content?._window ?? EmptyView() }
}

/// Windows that all show the same.
public struct WindowGroup<Content: View> {
    let content: () -> Content

    nonisolated public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension WindowGroup: Scene {
    public typealias Body = Never
    public var _window: any View { content() }
}

extension WindowGroup {
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    nonisolated public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) { self.content = content }

    nonisolated public init<D: Codable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> {
        self.content = { PresentedWindowContent(content: content) }
    }

    nonisolated public init<D: Codable & Hashable, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> {
        self.content = { PresentedWindowContent(content: content) }
    }
}

/// What a window for a value shows while there is none.
public struct PresentedWindowContent<Data, Content: View> {
    let content: (Binding<Data?>) -> Content
    @State private var data: Data?

    init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }
}

extension PresentedWindowContent: View {
    public var body: some View { content($data) }
}

/// One window.
public struct Window<Content: View> {
    let content: () -> Content

    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension Window: Scene {
    public typealias Body = Never
    public var _window: any View { content() }
}

/// The settings window of a Mac, which a phone doesn't have.
public struct Settings<Content: View> {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
    public typealias Body = Never
    public var _window: any View { EmptyView() }
}
