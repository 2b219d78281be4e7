/// A colour or something like one, to draw with.
public protocol ShapeStyle: Sendable {
    /// What it comes to where it is drawn.
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What a drawn screen calls it.
    var _name: String { get }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { stop("resolve(in:) should not be called on \(Self.self).") }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
    public var _name: String { stop("Never has no name") }
}

/// A colour by its name.
public struct Color: Hashable, Sendable, ShapeStyle {
    public let _name: String

    init(named name: String) { _name = name }

    public init(_ name: String, bundle: Bundle? = nil) { _name = name }

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        _name = "rgb(\(red), \(green), \(blue))"
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        _name = "white(\(white))"
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        _name = "hsb(\(hue), \(saturation), \(brightness))"
    }

    public func opacity(_ opacity: Double) -> Color { self }
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color { self }
    public var gradient: AnyGradient { AnyGradient(_name: _name) }

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public static let red = Color(named: "red")
    public static let orange = Color(named: "orange")
    public static let yellow = Color(named: "yellow")
    public static let green = Color(named: "green")
    public static let mint = Color(named: "mint")
    public static let teal = Color(named: "teal")
    public static let cyan = Color(named: "cyan")
    public static let blue = Color(named: "blue")
    public static let indigo = Color(named: "indigo")
    public static let purple = Color(named: "purple")
    public static let pink = Color(named: "pink")
    public static let brown = Color(named: "brown")
    public static let white = Color(named: "white")
    public static let gray = Color(named: "gray")
    public static let black = Color(named: "black")
    public static let clear = Color(named: "clear")
    public static let primary = Color(named: "primary")
    public static let secondary = Color(named: "secondary")
    public static let accentColor = Color(named: "accentColor")
}

extension Color: CustomStringConvertible {
    public var description: String { _name }
}

extension Color: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        _ContentNode(view, parent: parent, surroundings: surroundings)
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

/// A style that follows what is around it.
public struct HierarchicalShapeStyle: ShapeStyle {
    public let _name: String
    public static let primary = HierarchicalShapeStyle(_name: "primary")
    public static let secondary = HierarchicalShapeStyle(_name: "secondary")
    public static let tertiary = HierarchicalShapeStyle(_name: "tertiary")
    public static let quaternary = HierarchicalShapeStyle(_name: "quaternary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

public struct AnyGradient: ShapeStyle { public let _name: String }

public struct Material: ShapeStyle {
    public let _name: String
    public static let ultraThin = Material(_name: "ultraThinMaterial")
    public static let thin = Material(_name: "thinMaterial")
    public static let regular = Material(_name: "regularMaterial")
    public static let thick = Material(_name: "thickMaterial")
    public static let ultraThick = Material(_name: "ultraThickMaterial")
    public static let bar = Material(_name: "bar")
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

public struct TintShapeStyle: ShapeStyle {
    public let _name = "tint"
    public init() {}
}

public struct BackgroundStyle: ShapeStyle {
    public let _name = "background"
    public init() {}
}

public struct ForegroundStyle: ShapeStyle {
    public let _name = "foreground"
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }

public struct AnyShapeStyle: ShapeStyle {
    public let _name: String
    public init<S: ShapeStyle>(_ style: S) { _name = style._name }
}

public struct Gradient: Equatable, Sendable, ShapeStyle {
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    public var stops: [Stop]
    public var _name: String { stops.map(\.color._name).joined(separator: "–") }

    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
    public init(stops: [Stop]) { self.stops = stops }
}

public struct LinearGradient: ShapeStyle {
    public let _name: String
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { _name = gradient._name }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { _name = Gradient(colors: colors)._name }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { _name = Gradient(stops: stops)._name }
}

extension LinearGradient: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        _ContentNode(view, parent: parent, surroundings: surroundings)
    }
}

public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}
