// Gradients, called by their colours.

public struct RadialGradient: ShapeStyle, GradientView {
    public let _name: String
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { _name = gradient._name }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { _name = Gradient(colors: colors)._name }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { _name = Gradient(stops: stops)._name }
}

public struct AngularGradient: ShapeStyle, GradientView {
    public let _name: String
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) { _name = gradient._name }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { _name = Gradient(colors: colors)._name }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { _name = Gradient(stops: stops)._name }
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { _name = gradient._name }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { _name = Gradient(colors: colors)._name }
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { _name = Gradient(stops: stops)._name }
}

public struct EllipticalGradient: ShapeStyle, GradientView {
    public let _name: String
    public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        _name = gradient._name
    }
    public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        _name = Gradient(colors: colors)._name
    }
    public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        _name = Gradient(stops: stops)._name
    }
}

public struct MeshGradient: ShapeStyle, GradientView {
    public let _name: String
    public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
                colorSpace: Gradient.ColorSpace = .device) {
        _name = Gradient(colors: colors)._name
    }
}

extension Gradient {
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(_name: _name) }
}

extension AnyGradient {
    public init(_ gradient: Gradient) { _name = gradient._name }
}

/// A gradient is a view too: decoration, of which a screen has nothing.
nonisolated protocol GradientView: _PrimitiveView {}

extension GradientView {
    @MainActor public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        _ContentNode(view, parent: parent, surroundings: surroundings)
    }
}

extension AnyGradient: GradientView {}
extension Gradient: GradientView {}
extension Material: GradientView {}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat)
        -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
