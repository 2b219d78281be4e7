import Foundation

/// What is in a file or a folder.
public final class FileWrapper {
    public let regularFileContents: Data?
    public let fileWrappers: [String: FileWrapper]?
    public var filename: String?
    public var preferredFilename: String?

    public init(regularFileWithContents contents: Data) { (regularFileContents, fileWrappers) = (contents, nil) }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        (regularFileContents, fileWrappers) = (nil, childrenByPreferredName)
    }

    public var isRegularFile: Bool { regularFileContents != nil }
    public var isDirectory: Bool { fileWrappers != nil }
}
