import Foundation

/// A picture of UIKit's, by its name or its data.
public final class UIImage: NSObject, @unchecked Sendable {
    let name: String
    private let data: Data?

    /// A picture of the app's own, which a check takes to be there.
    public init?(named name: String) { (self.name, data) = (name, nil) }
    public init?(systemName name: String) { (self.name, data) = (name, nil) }
    public init?(data: Data) { (name, self.data) = ("", data) }
    public override init() { (name, data) = ("", nil) }
    init(asset: String) { (name, data) = (asset, nil) }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    public convenience init(cgImage: CGImage) { self.init() }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) { self.init(named: name) }

    public var cgImage: CGImage? { nil }
    public var scale: CGFloat { 3 }
    public var size: CGSize { CGSize(width: 100, height: 100) }
    public func pngData() -> Data? { data }
    public func jpegData(compressionQuality: CGFloat) -> Data? { data }
}

/// A picture's points, of which there are none here.
public final class CGImage: Sendable {
    public var width: Int { 0 }
    public var height: Int { 0 }
    public var utType: String? { nil }
}

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName name: String) { self.init(asset: name) }
}

extension Image {
    public init(uiImage: UIImage) { self.init(uiImage.name) }
}
