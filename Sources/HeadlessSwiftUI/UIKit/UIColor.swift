// What programs use of UIKit without importing it: SwiftUI brings it along.

/// A colour of UIKit's, by its name.
public final class UIColor: Hashable, Sendable {
    let name: String

    init(name: String) { self.name = name }

    public convenience init?(named name: String) { self.init(name: name) }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(name: "rgb(\(red), \(green), \(blue))") }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(name: "white(\(white))") }
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(name: "hsb(\(hue), \(saturation), \(brightness))")
    }
    public convenience init(_ color: Color) { self.init(name: color._name) }

    public convenience init(cgColor: CGColor) { self.init(name: cgColor.name) }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init(name: dynamicProvider(.current).name) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    public var cgColor: CGColor { CGColor(name: name) }

    /// A named colour is known by its name only, so that it has no parts to give.
    public func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
                       alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard name.hasPrefix("rgb(") else { return false }
        let parts = name.dropFirst(4).dropLast().split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        for (place, part) in zip([red, green, blue], parts) { place?.pointee = CGFloat(part) }
        alpha?.pointee = 1
        return true
    }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension UIColor {
    public static let black = UIColor(name: "black")
    public static let blue = UIColor(name: "blue")
    public static let brown = UIColor(name: "brown")
    public static let clear = UIColor(name: "clear")
    public static let cyan = UIColor(name: "cyan")
    public static let darkGray = UIColor(name: "darkGray")
    public static let gray = UIColor(name: "gray")
    public static let green = UIColor(name: "green")
    public static let lightGray = UIColor(name: "lightGray")
    public static let magenta = UIColor(name: "magenta")
    public static let orange = UIColor(name: "orange")
    public static let purple = UIColor(name: "purple")
    public static let red = UIColor(name: "red")
    public static let white = UIColor(name: "white")
    public static let yellow = UIColor(name: "yellow")

    public static let systemRed = UIColor(name: "systemRed")
    public static let systemOrange = UIColor(name: "systemOrange")
    public static let systemYellow = UIColor(name: "systemYellow")
    public static let systemGreen = UIColor(name: "systemGreen")
    public static let systemMint = UIColor(name: "systemMint")
    public static let systemTeal = UIColor(name: "systemTeal")
    public static let systemCyan = UIColor(name: "systemCyan")
    public static let systemBlue = UIColor(name: "systemBlue")
    public static let systemIndigo = UIColor(name: "systemIndigo")
    public static let systemPurple = UIColor(name: "systemPurple")
    public static let systemPink = UIColor(name: "systemPink")
    public static let systemBrown = UIColor(name: "systemBrown")
    public static let systemGray = UIColor(name: "systemGray")
    public static let systemGray2 = UIColor(name: "systemGray2")
    public static let systemGray3 = UIColor(name: "systemGray3")
    public static let systemGray4 = UIColor(name: "systemGray4")
    public static let systemGray5 = UIColor(name: "systemGray5")
    public static let systemGray6 = UIColor(name: "systemGray6")

    public static let label = UIColor(name: "label")
    public static let secondaryLabel = UIColor(name: "secondaryLabel")
    public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
    public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
    public static let placeholderText = UIColor(name: "placeholderText")
    public static let separator = UIColor(name: "separator")
    public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
    public static let link = UIColor(name: "link")
    public static let tintColor = UIColor(name: "tintColor")
    public static let systemBackground = UIColor(name: "systemBackground")
    public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor(name: "secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor(name: "tertiarySystemGroupedBackground")
    public static let systemFill = UIColor(name: "systemFill")
    public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
    public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
    public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
    public static let darkText = UIColor(name: "darkText")
    public static let lightText = UIColor(name: "lightText")
}

/// A colour of Core Graphics', by its name.
public final class CGColor: Hashable, Sendable {
    let name: String
    init(name: String) { self.name = name }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(name: "rgb(\(red), \(green), \(blue))") }
    public static func == (a: CGColor, b: CGColor) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a colour may depend on.
public final class UITraitCollection: Sendable {
    public static let current = UITraitCollection()
    public let userInterfaceStyle = UIUserInterfaceStyle.light
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension Color {
    public init(cgColor: CGColor) { self.init(named: cgColor.name) }
    public var cgColor: CGColor? { CGColor(name: _name) }

    public init(uiColor: UIColor) { self.init(named: uiColor.name) }
    public init(_ color: UIColor) { self.init(named: color.name) }
}
