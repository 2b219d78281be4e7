/// A drawing. Nothing is drawn here, so that the drawing's code doesn't run.
public struct Canvas<Symbols: View> {
    nonisolated public init(opaque: Bool = false, rendersAsynchronously: Bool = false,
                            renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) {}
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(opaque: Bool = false, rendersAsynchronously: Bool = false,
                            renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}

extension Canvas: View {
    public var body: some View { EmptyView() }
}

/// What a drawing is drawn into.
public struct GraphicsContext {
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity

    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading { Shading() }
        public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> Shading { Shading() }
        public static var foreground: Shading { Shading() }
    }

    public struct ResolvedText { public func measure(in size: CGSize) -> CGSize { size } }
    public struct ResolvedImage { public var size: CGSize { .zero } }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
}
