/// A form to fill or outline. It is decoration: a screen has nothing of it.
nonisolated public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller all around.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

@frozen
public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A shape with something to draw it with.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public let shape: Content
    public let style: Style

    nonisolated init(shape: Content, style: Style) { (self.shape, self.style) = (shape, style) }
}

extension _ShapeView: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        _ContentNode(view, parent: parent, surroundings: surroundings)
    }
}

/// A shape that another is made of.
public struct _DerivedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (Path) -> Path

    public func path(in rect: CGRect) -> Path { change(base.path(in: rect)) }

    public typealias Body = _ShapeView<Self, ForegroundStyle>
}

extension _DerivedShape: InsettableShape where Base: InsettableShape {
    public func inset(by amount: CGFloat) -> _DerivedShape<Base.InsetShape> { _DerivedShape<Base.InsetShape>(base: base.inset(by: amount), change: change) }
}

extension Shape {
    nonisolated private func derived(_ change: @escaping @Sendable (Path) -> Path = { $0 }) -> _DerivedShape<Self> {
        _DerivedShape(base: self, change: change)
    }

    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        derived { $0.trimmedPath(from: startFraction, to: endFraction) }
    }
    nonisolated public func offset(_ offset: CGSize) -> _DerivedShape<Self> { derived { $0.offsetBy(dx: offset.width, dy: offset.height) } }
    nonisolated public func offset(_ offset: CGPoint) -> _DerivedShape<Self> { derived { $0.offsetBy(dx: offset.x, dy: offset.y) } }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _DerivedShape<Self> { derived { $0.offsetBy(dx: x, dy: y) } }
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _DerivedShape<Self> { derived() }
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _DerivedShape<Self> { derived() }
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _DerivedShape<Self> { derived() }
    nonisolated public func transform(_ transform: CGAffineTransform) -> _DerivedShape<Self> { derived { $0.applying(transform) } }
    nonisolated public func size(_ size: CGSize) -> some Shape { derived() }
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { derived() }
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { derived() }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { derived() }
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { derived() }
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { derived() }
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { derived() }
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { derived() }

    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content)
    }
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content)
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content)
    }
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content)
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content)
    }
    nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// What is drawn already can be drawn over.
extension _ShapeView {
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Content, S> {
        shape.fill(content, style: style)
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Content, S> {
        shape.stroke(content, style: style)
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Content, S> {
        shape.stroke(content, lineWidth: lineWidth)
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> _ShapeView<Content, S> where Content: InsettableShape {
        shape.strokeBorder(content, lineWidth: lineWidth)
    }
}

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
                dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}
