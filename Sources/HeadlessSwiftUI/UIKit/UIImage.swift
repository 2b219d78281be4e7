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

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    public var size: CGSize { CGSize(width: 100, height: 100) }
    public func pngData() -> Data? { data }
    public func jpegData(compressionQuality: CGFloat) -> Data? { data }
}

extension Image {
    public init(uiImage: UIImage) { self.init(uiImage.name) }
}
