extension Color {
    /// A colour's parts. Those of a colour that is known by its name only aren't known here.
    public struct Resolved: Hashable, Sendable, ShapeStyle, CustomStringConvertible {
        public var red, green, blue, opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }

        public var _name: String { "rgb(\(red), \(green), \(blue))" }
        public var description: String { _name }
        public var cgColor: CGColor { CGColor(name: _name) }
    }

    public init(_ resolved: Resolved) { self.init(named: resolved._name) }

    public init<T: ShapeStyle & Hashable>(_ color: T) where T.Resolved == Resolved { self.init(named: color._name) }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = UIColor(self)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return Resolved(red: Float(red), green: Float(green), blue: Float(blue))
    }
}
