import Foundation

/// A text file and where its lines begin, so that places can be named as an editor names them.
public struct SourceFile: Sendable {
    /// The path as the person wrote it; what messages show.
    public let path: String
    public let text: String
    /// The lines without their ends (LF, CRLF or CR).
    public let lines: SourceLines

    public init(path: String, text: String) {
        self.path = path
        self.text = text
        lines = text.sourceLines
    }

    /// Reads a file as UTF-8; a byte order mark at its start goes.
    ///
    /// - Throws: `SourceFile.Failure`.
    public init(contentsOf path: String, maximumBytes: Int = .max) throws(Failure) {
        guard let data = FileManager.default.contents(atPath: path) else {
            let exists = FileManager.default.fileExists(atPath: path)
            throw exists ? .unreadable(path: path) : .missing(path: path)
        }
        guard data.count <= maximumBytes else { throw .tooLarge(path: path, bytes: data.count, maximum: maximumBytes) }
        guard let text = String(validating: data, as: UTF8.self) else {
            let offset = Self.firstInvalidByte(in: data)
            throw .notUTF8(path: path, offset: offset, position: Self.position(behind: data.prefix(offset)))
        }
        self.init(path: path, text: text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    }

    /// Whether the file at a path begins with the mark that reading it leaves out.
    static func hasByteOrderMark(at path: String) -> Bool {
        let file = FileHandle(forReadingAtPath: path)
        return (try? file?.read(upToCount: 3)) == Data("\u{FEFF}".utf8)
    }

    public enum Failure: Error, Equatable, Sendable {
        case missing(path: String)
        case unreadable(path: String)
        case tooLarge(path: String, bytes: Int, maximum: Int)
        /// Where the first byte stands that isn't UTF-8.
        case notUTF8(path: String, offset: Int, position: SourcePosition)
    }

    private static func position(behind start: Data) -> SourcePosition {
        let text = String(decoding: start, as: UTF8.self)
        let lines = (text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text).sourceLines
        return SourcePosition(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
    }

    /// The offset of the first byte that doesn't continue valid UTF-8.
    private static func firstInvalidByte(in data: Data) -> Int {
        var decoder = Unicode.UTF8.ForwardParser()
        var bytes = data.makeIterator()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &bytes) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput, .error: return offset
            }
        }
    }
}
