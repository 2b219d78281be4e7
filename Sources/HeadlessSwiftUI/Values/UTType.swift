/// A kind of file or data, by its name. SwiftUI's importers and drops speak of such kinds.
public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { identifier = "public." + filenameExtension }

    private init(name: String) { identifier = "public." + name }

    public static let item = UTType(name: "item")
    public static let content = UTType(name: "content")
    public static let data = UTType(name: "data")
    public static let directory = UTType(name: "directory")
    public static let folder = UTType(name: "folder")
    public static let url = UTType(name: "url")
    public static let fileURL = UTType(name: "file-url")
    public static let text = UTType(name: "text")
    public static let plainText = UTType(name: "plain-text")
    public static let utf8PlainText = UTType(name: "utf8-plain-text")
    public static let sourceCode = UTType(name: "source-code")
    public static let html = UTType(name: "html")
    public static let xml = UTType(name: "xml")
    public static let json = UTType(name: "json")
    public static let commaSeparatedText = UTType(name: "comma-separated-values-text")
    public static let rtf = UTType(name: "rtf")
    public static let pdf = UTType(name: "pdf")
    public static let zip = UTType(name: "zip-archive")
    public static let image = UTType(name: "image")
    public static let png = UTType(name: "png")
    public static let jpeg = UTType(name: "jpeg")
    public static let gif = UTType(name: "gif")
    public static let movie = UTType(name: "movie")
    public static let video = UTType(name: "video")
    public static let audio = UTType(name: "audio")
    public static let mp3 = UTType(name: "mp3")
}
