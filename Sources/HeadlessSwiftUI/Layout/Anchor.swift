/// A place in a view. Nothing is measured here: it is at the origin.
public struct Anchor<Value> {
    let value: Value

    public struct Source {
        let value: Value
    }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { .init(value: .zero) }
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(value: point) }
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var top: Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var center: Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var bottom: Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var leading: Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var trailing: Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var topLeading: Anchor<CGPoint>.Source { .init(value: .zero) }
}
