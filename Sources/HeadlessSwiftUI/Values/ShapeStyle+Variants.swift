// Styles made of others, and further ones of the system's.

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle() }
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}

public struct ShadowStyle: Equatable, Sendable {
    private let name: String
    public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(name: "drop") }
    public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(name: "inner") }
}

@frozen
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue
    case saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

extension HierarchicalShapeStyle {
    public static let quinary = HierarchicalShapeStyle(_name: "quinary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

public struct SeparatorShapeStyle: ShapeStyle {
    public let _name = "separator"
    public init() {}
}

public struct SelectionShapeStyle: ShapeStyle {
    public let _name = "selection"
    public init() {}
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
    public let _name = "placeholder"
    public init() {}
}

public struct LinkShapeStyle: ShapeStyle {
    public let _name = "link"
    public init() {}
}

public struct FillShapeStyle: ShapeStyle {
    public let _name = "fill"
    public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: PlaceholderTextShapeStyle { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }

public struct ImagePaint: ShapeStyle {
    public let _name: String
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) { _name = image.name }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
