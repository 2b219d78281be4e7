import Foundation

/// The whole course on one page, cut from the lessons' own pages: their articles, one after the other.
struct PrintEdition {
    let map: SiteMap
    let vocabulary: Vocabulary
    let hasSolutions: Bool

    var path: String { "\(vocabulary.language)/\(hasSolutions ? SitePage.printWithSolutions : SitePage.print)" }

    /// - Parameter page: the HTML of a lesson's page, by path.
    func html(page: (String) -> Data?) -> HTML {
        let title = vocabulary.phrase(hasSolutions ? .pagePrintSolutions : .pagePrint)
        let frame = PageFrame(map: map, vocabulary: vocabulary, path: path, title: title, bodyClass: "page print-page")
        var html = frame.opening + head(title)
        for entry in map.lessons {
            page("\(vocabulary.language)/\(entry.name).html")?.withUnsafeBytes { page in
                var cutter = ArticleCutter(page, prefix: "\(attribute: entry.name.pathEscaped)-", keepsSolutions: hasSolutions)
                cutter.append(to: &html)
            }
        }
        return html + frame.closing
    }

    private func head(_ title: String) -> HTML {
        let contents: [HTML] = map.lessons.map { entry in
            let number: HTML = entry.number.map { "<span class=\"number\">\($0)</span> " } ?? ""
            return "<li><a href=\"#\(attribute: entry.name.pathEscaped)-article\">\(number)\(map.title(of: entry, in: vocabulary.language))</a></li>\n"
        }
        return """
            <h1>\(map.courseTitle(in: vocabulary))</h1>
            <p class="subtitle">\(title)</p>
            <ol class="print-contents">
            \(contents)</ol>

            """
    }
}

/// Makes an article of a lesson's page one of many on a page: its addresses stay unique, its headings are a level deeper, its contents
/// are gone, and what is closed is open or gone.
private struct ArticleCutter {
    private let page: UnsafeRawBufferPointer
    private let prefix: HTML
    private let keepsSolutions: Bool
    private var position = 0
    /// All before it has been written or is left out.
    private var start = 0

    init(_ page: UnsafeRawBufferPointer, prefix: HTML, keepsSolutions: Bool) {
        (self.page, self.prefix, self.keepsSolutions) = (page, prefix, keepsSolutions)
    }

    mutating func append(to html: inout HTML) {
        guard let first = page.indices.first(where: { isThere("<article class=\"lesson\"", at: $0) }),
            let last = page.indices.last(where: { isThere("</article>", at: $0) }), first < last
        else { return }
        (start, position) = (first, first + "<article".utf8.count)
        write(to: position, in: &html)
        html += " id=\"\(prefix)article\""
        while let tag = place(of: "<", before: last) {
            position = tag
            cutTag(in: &html)
        }
        write(to: last + "</article>".utf8.count, in: &html)
        html.write("\n")
    }

    private mutating func cutTag(in html: inout HTML) {
        if isThere("<nav class=\"contents\"", at: position) { return skip("<nav", "</nav", in: &html) }
        if isThere("<details class=\"solution\"", at: position) || isThere("<details class=\"hint\"", at: position) {
            guard keepsSolutions else { return skip("<details", "</details", in: &html) }
            write(to: position + "<details".utf8.count, in: &html)
            html.write(" open")
        } else if let (place, level) = headingLevel {
            write(to: place, in: &html)
            html.write(String(min(6, level + 1)))
            start = place + 1
        }
        cutAttributes(in: &html)
    }

    /// The level of the heading that opens or closes here, and where its digit stands.
    private var headingLevel: (place: Int, level: Int)? {
        let place = position + (isThere("</h", at: position) ? 3 : 2)
        guard place < page.count, page[place - 1] == UInt8(ascii: "h"), 0x31...0x36 ~= page[place] else { return nil }
        return (place, Int(page[place]) - 0x30)
    }

    /// To the tag's end, with the prefix before what names a place on the page. Text holds no quotation marks in tags.
    private mutating func cutAttributes(in html: inout HTML) {
        while position < page.count, page[position] != UInt8(ascii: ">") {
            position += 1
            guard page[position - 1] == UInt8(ascii: "\"") else { continue }
            if isBefore(" id=\"") || isBefore(" aria-labelledby=\"") {
                write(to: position, in: &html)
                html += prefix
            } else if isBefore(" href=\""), position < page.count, page[position] == UInt8(ascii: "#") {
                write(to: position + 1, in: &html)
                html += prefix
            }
            position = place(of: "\"", before: page.count).map { $0 + 1 } ?? page.count
        }
    }

    /// Past an element, whatever of its kind is nested in it.
    private mutating func skip(_ opening: StaticString, _ closing: StaticString, in html: inout HTML) {
        write(to: position, in: &html)
        var depth = 0
        while let tag = place(of: "<", before: page.count) {
            if isThere(opening, at: tag) { depth += 1 }
            if isThere(closing, at: tag) { depth -= 1 }
            position = tag + 1
            if depth == 0 { break }
        }
        position = place(of: ">", before: page.count).map { $0 + 1 } ?? page.count
        start = position
    }

    private mutating func write(to end: Int, in html: inout HTML) {
        html.write(UnsafeRawBufferPointer(rebasing: page[start..<end]))
        start = end
    }

    // MARK: Bytes

    private func place(of sign: Unicode.Scalar, before end: Int) -> Int? {
        guard position < end, let base = page.baseAddress else { return nil }
        return memchr(base + position, Int32(sign.value), end - position).map { UnsafeRawPointer($0) - base }
    }

    private func isThere(_ text: StaticString, at place: Int) -> Bool {
        guard page[place] == text.utf8Start[0], page.count - place >= text.utf8CodeUnitCount, let base = page.baseAddress else { return false }
        return memcmp(base + place, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    private func isBefore(_ text: StaticString) -> Bool {
        position >= text.utf8CodeUnitCount && isThere(text, at: position - text.utf8CodeUnitCount)
    }
}
