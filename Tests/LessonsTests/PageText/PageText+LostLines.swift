import Foundation

@testable import Lessons

extension PageText {
    /// The lines of a page whose words are neither in its model nor named as left out; an empty list where the reader keeps its word.
    func lostLines(of text: String) -> [String] {
        let words = keptWords
        let notes = Dictionary(grouping: findings.filter { $0.id == "page-left-out" }) { $0.place?.position.line ?? 0 }
        return text.sourceLines.enumerated().compactMap { index, line in
            let unsigned = ListSign(PageLine(line, number: 1).text).map { line[$0.end...] } ?? line
            let left = (notes[index + 1] ?? []).map(\.message.en).reduce(String(line).squeezed) { rest, note in
                rest.replacing(note.quoted.squeezed, with: "\t")
            }
            let parts = left.split(whereSeparator: { "\t|".contains($0) }).map(String.init)
            let isKept =
                parts.allSatisfy { part in words.holds(part) || words.holds(part.withoutSign) } || words.holds(String(unsigned).squeezed)
            return isKept ? nil : "\(index + 1): \(line)"
        }
    }

    private var keptWords: String {
        let markdown = lesson.markdown
        let blocks = markdown.nodes.indices.filter { index in
            switch markdown.nodes[index].kind {
            case .paragraph, .heading, .tableCell: true
            default: false
            }
        }
        return (blocks.map { markdown.plainText(of: $0) } + lesson.codeSamples.map(\.source)).map(\.squeezed).joined(separator: "")
    }
}

extension String {
    /// What a note quotes: told by scalars, since an accent that begins it belongs to no letter before it.
    fileprivate var quoted: String {
        let scalars = unicodeScalars
        guard let open = scalars.firstIndex(of: "“"), let close = scalars.lastIndex(of: "”") else { return "" }
        return String(String.UnicodeScalarView(scalars[scalars.index(after: open)..<close]))
    }

    /// The same without each occurrence of a text, by scalars.
    fileprivate func replacing(_ text: String, with sign: String) -> String {
        guard !text.isEmpty, let range = utf8.firstRange(of: text.utf8) else { return self }
        return String(self[..<range.lowerBound]) + sign + String(self[range.upperBound...]).replacing(text, with: sign)
    }

    /// Without white space, in Normalisation Form C, with CommonMark's sign in place of U+0000.
    fileprivate var squeezed: String {
        var scalars = UnicodeScalarView()
        scalars.append(
            contentsOf: precomposedStringWithCanonicalMapping.replacing("\t", with: "|").replacing("\0", with: "\u{FFFD}").unicodeScalars.filter { !$0.isBlank && $0 != "|" })
        return String(scalars)
    }

    /// By scalars, since an accent that begins a line belongs to no letter before it.
    fileprivate func holds(_ text: String) -> Bool {
        text.isEmpty || utf8.firstRange(of: text.utf8) != nil
    }

    /// Without the sign of a list or the number of a question at its start.
    fileprivate var withoutSign: String {
        let rest = drop { !$0.isLetter && $0 != "(" && $0 != "[" && $0 != "\"" }
        return String(rest)
    }
}
