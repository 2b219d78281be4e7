/// How much a document may ask of the parser. Within these bounds reading takes time that follows the document's length.
enum DocumentLimits {
    static let bytes = 4_000_000
    static let bytesOfLine = 1_000_000
    /// cmark 0.30's time grows with the square of the images that begin in one paragraph and aren't closed.
    static let imagesOfParagraph = 500

    /// The first line that goes beyond a bound.
    static func excess(in source: SourceFile) -> LessonFailure? {
        var images = 0
        for (index, line) in source.lines.enumerated() {
            if line.utf8.count > bytesOfLine { return .lineTooLong(path: source.path, line: index + 1) }
            images = line.trimmingSpaces.isEmpty ? 0 : images + line.imageStarts
            if images > imagesOfParagraph { return .tooManyImages(path: source.path, line: index + 1) }
        }
        return nil
    }
}

extension Substring {
    /// How often `![` stands in the line.
    fileprivate var imageStarts: Int {
        var count = 0
        var isAfterMark = false
        for byte in utf8 {
            if isAfterMark, byte == UInt8(ascii: "[") { count += 1 }
            isAfterMark = byte == UInt8(ascii: "!")
        }
        return count
    }
}
