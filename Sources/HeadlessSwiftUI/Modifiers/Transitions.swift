/// How a view would come and go.
public struct AnyTransition: Sendable {
    /// Whether what goes is gone at once, before what comes appears.
    private(set) var isIdentity = false

    public static let identity = AnyTransition(IdentityTransition())
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static var scale: AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    init() {}
    public init<T: Transition>(_ transition: T) { isIdentity = T.self == IdentityTransition.self }
}

/// Has the view that it is on disappear before another in its place appears, where its transition takes no time.
nonisolated struct TransitionModifier: ViewModifier {
    typealias Body = Never
    let isIdentity: Bool

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        TransitionNode(view, parent: parent, surroundings: surroundings)
    }
}

private final class TransitionNode<C: View>: ModifierNode<C, TransitionModifier> {
    override func dismantle() {
        let around = graph.departure
        if modifier.isIdentity { graph.departure = .leave }
        super.dismantle()
        graph.departure = around
    }
}

/// A transition of the solution's own: nothing comes and goes slowly here, so that its body isn't asked.
@MainActor
@preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

@frozen
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// The view that something is done to.
public struct PlaceholderContentView<Value> {
    let view: any View
}

extension PlaceholderContentView: View {
    public var body: some View { AnyView(view) }
}

/// A transition of the system's own.
public protocol _SystemTransition: Transition {}

extension _SystemTransition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: _SystemTransition { nonisolated public init() {} }
public struct IdentityTransition: _SystemTransition { nonisolated public init() {} }
public struct SlideTransition: _SystemTransition { nonisolated public init() {} }
public struct BlurReplaceTransition: _SystemTransition {
    public struct Configuration: Equatable, Sendable {
        private let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }
    nonisolated public init(configuration: Configuration) {}
}
public struct MoveTransition: _SystemTransition { nonisolated public init(edge: Edge) {} }
public struct PushTransition: _SystemTransition { nonisolated public init(edge: Edge) {} }
public struct ScaleTransition: _SystemTransition { nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {} }
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _SystemTransition {
    nonisolated public init(insertion: Insertion, removal: Removal) {}
}

extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { .init() } }
extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { .init() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { .init() } }
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self { .init(configuration: configuration) }
}
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> Self { .init(edge: edge) } }
extension Transition where Self == PushTransition { public static func push(from edge: Edge) -> Self { .init(edge: edge) } }
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { .init(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { .init(scale, anchor: anchor) }
}
extension Transition {
    public static func asymmetric<Insertion: Transition, Removal: Transition>(insertion: Insertion, removal: Removal)
        -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
        .init(insertion: insertion, removal: removal)
    }
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }
    nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

public struct ContentTransition: Equatable, Sendable {
    private let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> ContentTransition { .symbolEffect }
}

/// How a page would come and go.
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
public struct ZoomNavigationTransition: NavigationTransition { init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: AutomaticNavigationTransition { .init() } }
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}

/// How a view looks while a page grows out of it.
public protocol MatchedTransitionSourceConfiguration {}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
    nonisolated public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        -> some MatchedTransitionSourceConfiguration { self }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(isIdentity: t.isIdentity)) }
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(isIdentity: T.self == IdentityTransition.self))
    }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
    nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
        body(PlaceholderContentView(view: self))
    }
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    /// Stays in its first phase.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(PlaceholderContentView(view: self), $0) }
    }

    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(PlaceholderContentView(view: self), $0) }
    }
}
