/// How much a document may ask of the parser. Within these bounds reading takes time and memory that follow the document's length.
enum DocumentLimits {
    static let bytes = 4_000_000
    static let bytesOfLine = 1_000_000
    /// Ends of lines and signs of Markdown, each of which may become nodes: they take far more memory than text.
    static let signs = 500_000
    /// How deep lists may stand in lists: at every blank line the parser goes through all open items.
    static let listDepth = 100
    /// At every link of a paragraph cmark 0.30 goes back over all images that are open: how many times how many there may be.
    static let imagesTimesLinks = 100_000_000
    /// From every `<!` and `<?` cmark may look for the end through the whole paragraph: how many times how many bytes there may be.
    static let tagsTimesBytes = 1_000_000_000

    /// The first line that goes beyond a bound.
    static func excess(in source: SourceFile) -> LessonFailure? {
        var total = Total(path: source.path)
        for line in source.lines { line.withBytes { total.add(LineSigns($0)) } }
        return total.excess
    }

    private struct Total {
        let path: String
        private var line = 0
        private var signs = 0
        private var paragraph = LineSigns()
        private(set) var excess: LessonFailure?

        init(path: String) { self.path = path }

        mutating func add(_ own: LineSigns) {
            guard excess == nil else { return }
            line += 1
            signs += own.signs + 1
            if own.isBlank { paragraph = LineSigns() } else { paragraph.add(own) }
            if own.bytes > bytesOfLine { excess = .lineTooLong(path: path, line: line) }
            if signs > DocumentLimits.signs { excess = .tooManySigns(path: path, line: line) }
            if own.listDepth > listDepth { excess = .listsTooDeep(path: path, line: line) }
            if paragraph.images * paragraph.links > imagesTimesLinks { excess = .tooManyImages(path: path, line: line) }
            if paragraph.tags * paragraph.bytes > tagsTimesBytes { excess = .tooManyTags(path: path, line: line) }
        }
    }
}

/// What in a line, or in the lines of a paragraph, costs the parser time or memory.
private struct LineSigns {
    private(set) var bytes = 0
    private(set) var signs = 0
    /// `![`
    private(set) var images = 0
    /// `]`
    private(set) var links = 0
    /// `<!` and `<?`
    private(set) var tags = 0
    private(set) var isBlank = true
    /// How deep the list can be to which the line belongs.
    private(set) var listDepth = 0

    init() {}

    init(_ line: UnsafeBufferPointer<UInt8>) {
        bytes = line.count
        var before: UInt8 = 0
        for byte in line {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): break
            case UInt8(ascii: "["):
                signs += 1
                if before == UInt8(ascii: "!") { images += 1 }
            case UInt8(ascii: "]"):
                signs += 1
                links += 1
            case UInt8(ascii: "!"), UInt8(ascii: "?"):
                signs += 1
                if before == UInt8(ascii: "<") { tags += 1 }
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\\"),
                UInt8(ascii: "`"), UInt8(ascii: "|"):
                signs += 1
            default: isBlank = false
            }
            before = byte
        }
        isBlank = isBlank && signs == 0
        listDepth = ListMarkers(line).depth
    }

    mutating func add(_ line: LineSigns) {
        bytes += line.bytes
        images += line.images
        links += line.links
        tags += line.tags
    }
}

/// The signs of lists with which a line begins.
private struct ListMarkers {
    private(set) var depth = 0

    /// An item stands at least two columns right of the one that it is in.
    init(_ line: UnsafeBufferPointer<UInt8>) {
        var indentation = 0
        var markers = 0
        var index = 0
        while index < line.count {
            switch line[index] {
            case UInt8(ascii: " "): indentation += markers == 0 ? 1 : 0
            case UInt8(ascii: "\t"): indentation += markers == 0 ? 4 : 0
            case UInt8(ascii: ">"): break
            default:
                guard let end = Self.end(of: index, in: line) else {
                    depth = markers == 0 ? 0 : markers + indentation / 2
                    return
                }
                markers += 1
                index = end - 1
            }
            index += 1
        }
        // Nothing but signs: a thematic break, or an empty item.
        depth = markers == 0 ? 0 : 1 + indentation / 2
    }

    /// Behind a bullet, or a number with its point, that a space follows.
    private static func end(of start: Int, in line: UnsafeBufferPointer<UInt8>) -> Int? {
        var end = start
        while end < line.count, end - start < 9, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(line[end]) { end += 1 }
        guard end < line.count else { return nil }
        let signs = end == start ? "-+*" : ".)"
        guard signs.utf8.contains(line[end]) else { return nil }
        return end + 1 == line.count || BlockLines.isSpace(line[end + 1]) ? end + 1 : nil
    }
}
