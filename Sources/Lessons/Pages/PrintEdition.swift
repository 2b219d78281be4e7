/// The whole course on one page, cut from the lessons' own pages: their articles, one after the other.
struct PrintEdition {
    let map: SiteMap
    let vocabulary: Vocabulary
    let hasSolutions: Bool

    var path: String { "\(vocabulary.language)/\(hasSolutions ? SitePage.printWithSolutions : SitePage.print)" }

    /// - Parameter page: the HTML of a lesson's page, by path.
    func html(page: (String) -> String?) -> HTML {
        let title = vocabulary.phrase(hasSolutions ? .pagePrintSolutions : .pagePrint)
        let frame = PageFrame(map: map, vocabulary: vocabulary, path: path, title: title, bodyClass: "page print-page")
        var articles: HTML = ""
        for entry in map.lessons {
            guard let page = page("\(vocabulary.language)/\(entry.name).html") else { continue }
            articles += HTML(verbatim: article(of: page, prefix: "\(entry.name.pathEscaped)-"))
        }
        let contents: [HTML] = map.lessons.map { entry in
            let number: HTML = entry.number.map { "<span class=\"number\">\($0)</span> " } ?? ""
            return "<li><a href=\"#\(attribute: entry.name.pathEscaped)-article\">\(number)\(map.title(of: entry, in: vocabulary.language))</a></li>\n"
        }
        return frame.html(main: """
            <h1>\(map.courseTitle(in: vocabulary))</h1>
            <p class="subtitle">\(title)</p>
            <ol class="print-contents">
            \(contents)</ol>
            \(articles)
            """)
    }

    private func article(of page: String, prefix: String) -> String {
        let bytes = Array(page.utf8)
        guard let start = bytes.firstRange(of: Self.opening), let end = bytes.ranges(of: Self.closing).last, start.upperBound <= end.lowerBound
        else { return "" }
        var cutter = ArticleCutter(bytes[start.lowerBound..<end.upperBound], prefix: Array(prefix.utf8), keepsSolutions: hasSolutions)
        return String(decoding: cutter.article(), as: UTF8.self)
    }

    private static let opening = Array("<article class=\"lesson\"".utf8)
    private static let closing = Array("</article>".utf8)
}

/// Makes an article of a lesson's page one of many on a page: its addresses stay unique, its headings are a level deeper, its contents
/// are gone, and what is closed is open or gone.
private struct ArticleCutter {
    private let bytes: ArraySlice<UInt8>
    private let prefix: [UInt8]
    private let keepsSolutions: Bool
    private var output: [UInt8] = []
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>, prefix: [UInt8], keepsSolutions: Bool) {
        (self.bytes, self.prefix, self.keepsSolutions, position) = (bytes, prefix, keepsSolutions, bytes.startIndex)
        output.reserveCapacity(bytes.count + bytes.count / 16)
    }

    mutating func article() -> [UInt8] {
        output += "<article id=\"".utf8 + prefix + "article\"".utf8
        position += "<article".utf8.count
        while let tag = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            output += bytes[position..<tag]
            position = tag
            cutTag()
        }
        output += bytes[position...]
        return output + [UInt8(ascii: "\n")]
    }

    private mutating func cutTag() {
        if starts(with: Self.contents) {
            skip(Self.navigation)
        } else if starts(with: Self.solution) || starts(with: Self.hint) {
            guard keepsSolutions else { return skip(Self.details) }
            output += "<details open".utf8
            position += "<details".utf8.count
            copyAttributes()
        } else if let level = headingLevel {
            output.append(UInt8(ascii: "0") + min(6, level + 1))
            copyAttributes()
        } else {
            copyAttributes()
        }
    }

    /// Copies `<h` or `</h` and hands back the digit behind it.
    private var headingLevel: UInt8? {
        mutating get {
            let start = starts(with: Self.closingHeading) ? 3 : starts(with: Self.heading) ? 2 : 0
            guard start > 0, position + start < bytes.endIndex, 0x31...0x36 ~= bytes[position + start] else { return nil }
            output += bytes[position..<position + start]
            position += start + 1
            return bytes[position - 1] - UInt8(ascii: "0")
        }
    }

    /// To the tag's end, with the prefix before what names a place on the page. Text holds no quotation marks that aren't references.
    private mutating func copyAttributes() {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
        while let quote = bytes[position..<end].firstIndex(of: UInt8(ascii: "\"")) {
            let opened = quote + 1
            let closed = bytes[opened...].firstIndex(of: UInt8(ascii: "\"")) ?? end
            output += bytes[position..<opened]
            position = opened
            let before = bytes[..<opened]
            if before.hasSuffix(Self.id) || before.hasSuffix(Self.labelledBy) {
                output += prefix
            } else if before.hasSuffix(Self.address), opened < closed, bytes[opened] == UInt8(ascii: "#") {
                output.append(UInt8(ascii: "#"))
                output += prefix
                position += 1
            }
            output += bytes[position...min(closed, bytes.endIndex - 1)]
            position = min(closed + 1, bytes.endIndex)
            if position >= end { break }
        }
        guard position < end else { return }
        output += bytes[position..<end]
        position = end
    }

    /// Past an element, whatever of its kind is nested in it.
    private mutating func skip(_ element: (opening: [UInt8], closing: [UInt8])) {
        var depth = 0
        while let tag = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = tag
            if starts(with: element.opening) { depth += 1 }
            if starts(with: element.closing) { depth -= 1 }
            position += 1
            if depth == 0 { break }
        }
        position = (bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex - 1) + 1
    }

    private func starts(with text: [UInt8]) -> Bool {
        bytes[position...].starts(with: text)
    }

    private static let contents = Array("<nav class=\"contents\"".utf8)
    private static let solution = Array("<details class=\"solution\"".utf8)
    private static let hint = Array("<details class=\"hint\"".utf8)
    private static let navigation = (opening: Array("<nav".utf8), closing: Array("</nav".utf8))
    private static let details = (opening: Array("<details".utf8), closing: Array("</details".utf8))
    private static let heading = Array("<h".utf8)
    private static let closingHeading = Array("</h".utf8)
    private static let id = Array(" id=\"".utf8)
    private static let labelledBy = Array(" aria-labelledby=\"".utf8)
    private static let address = Array(" href=\"".utf8)
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: [UInt8]) -> Bool {
        suffix(text.count).elementsEqual(text)
    }
}
