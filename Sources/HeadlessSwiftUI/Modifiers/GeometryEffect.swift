/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    nonisolated public static let identity = EmptyModifier()
    nonisolated public init() {}
    public func body(content: Content) -> some View { content }
}

/// A modifier with a part that moves.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that moves and turns how a view is painted, which isn't seen here.
public protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> some View { content }
    nonisolated public func ignoredByLayout() -> EmptyModifier { EmptyModifier() }
}
