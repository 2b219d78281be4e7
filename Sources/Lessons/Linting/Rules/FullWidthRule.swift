/// Signs of Markdown that were typed full-width mark nothing up.
struct FullWidthRule: LintRule {
    let name = "full-width"
    let summary = Phrase(
        de: "Zeichen von Markdown in voller Breite (＃ ＊ ｀ ＞ １． 　 und Klammern um Adressen) sind nur Text. Schreib sie in halber Breite.",
        el: "Σημεία του Markdown σε πλήρες πλάτος (＃ ＊ ｀ ＞ １． 　 και παρενθέσεις γύρω από διευθύνσεις) είναι απλό κείμενο. Γράψε τα σε μισό πλάτος.",
        en: "Markdown characters typed full-width (＃ ＊ ｀ ＞ １． 　 and parentheses around URLs) are only text. Type them half-width.",
        ja: "全角で入力した Markdown の記号（＃ ＊ ｀ ＞ １． 行頭の全角空白、URL の括弧）は記号として働きません。半角で入力してください。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        let (starts, markup) = (StartPatterns(), MarkupPatterns())
        return document.inlineBlocks.flatMap { block in
            lineStarts(of: block, in: document, starts) + document.markdown.subtree(of: block).flatMap { inline($0, in: document, markup) }
        }
    }

    private func lineStarts(of block: Int, in document: LintedDocument, _ patterns: StartPatterns) -> [LintFinding] {
        let node = document.markdown.nodes[block]
        guard node.kind == .paragraph else { return [] }
        return (node.range.start.line...max(node.range.start.line, node.range.end.line)).compactMap { number in
            let line = document.source.lines[number - 1].unicodeScalars
            let isFirst = number == node.range.start.line
            let start = isFirst ? node.range.start.column - 1 : line.prefix { " \t>".unicodeScalars.contains($0) }.count
            guard let (written, fix) = patterns.marks(Substring(line.dropFirst(start))) else { return nil }
            return finding(
                .warning, .fullWidth(written), in: document.path, at: SourcePosition(line: number, column: start + 1),
                to: SourcePosition(line: number, column: start + 1 + written.unicodeScalars.count), fix: Phrase(verbatim: fix))
        }
    }

    private func inline(_ index: Int, in document: LintedDocument, _ patterns: MarkupPatterns) -> [LintFinding] {
        let node = document.markdown.nodes[index]
        guard case .text(let words) = node.kind else { return [] }
        guard document.markdown[words].unicodeScalars.contains(where: { $0.value > 0xFF00 }) else { return [] }
        let line = document.source.lines[node.range.start.line - 1].unicodeScalars
        let written = Substring(line.dropFirst(node.range.start.column - 1).prefix(node.range.end.column - node.range.start.column))
        var (column, counted) = (node.range.start.column, written.startIndex)
        return patterns.marks(in: written).sorted { $0.written.startIndex < $1.written.startIndex }.map { marks, fix in
            column += written.unicodeScalars.distance(from: counted, to: marks.startIndex)
            counted = marks.startIndex
            let start = SourcePosition(line: node.range.start.line, column: column)
            let end = SourcePosition(line: start.line, column: column + marks.unicodeScalars.count)
            return finding(.warning, .fullWidth(String(marks)), in: document.path, at: start, to: end, fix: Phrase(verbatim: fix))
        }
    }
}

/// The signs with which a line may begin.
private struct StartPatterns {
    private let heading = /[#＃]*＃[#＃]*[ \u{3000}]*|#+\u{3000}+/
    private let bullet = /(?:＊|－|＋)[ \u{3000}]+|[-*+]\u{3000}+/
    private let number = /([0-9０-９]{1,9})(?:．[ \u{3000}]*|[.)）]\u{3000}+)/
    private let quote = /＞[ \u{3000}]*/
    private let space = /\u{3000}+/

    /// Those of a line, and what was probably meant.
    func marks(_ line: Substring) -> (written: String, fix: String)? {
        guard line.unicodeScalars.prefix(while: \.mayBeMark).contains(where: { $0.value >= 0x3000 }) else { return nil }
        switch line.unicodeScalars.first {
        case "#", "＃":
            return line.prefixMatch(of: heading).map { match in
                (String(match.0), String(repeating: "#", count: match.0.count { $0 == "#" || $0 == "＃" }) + " ")
            }
        case "＞": return line.prefixMatch(of: quote).map { (String($0.0), "> ") }
        case "\u{3000}": return line.prefixMatch(of: space).map { (String($0.0), "") }
        case "＊", "－", "＋", "*", "-", "+": return line.prefixMatch(of: bullet).map { (String($0.0), "- ") }
        default: return line.prefixMatch(of: number).map { (String($0.0), String($0.1).foldedSpelling + ". ") }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var mayBeMark: Bool {
        switch self {
        case "#", "*", "-", "+", ".", ")", " ", "0"..."9", "\u{3000}", "＃", "＊", "－", "＋", "．", "）", "＞", "０"..."９": true
        default: false
        }
    }
}

/// Code, emphasis and links in full width, and which of their signs Markdown knows in another.
private struct MarkupPatterns {
    /// Each with signs of which it has one.
    private let all: [(pattern: Regex<Substring>, oneOf: [Unicode.Scalar], signs: [Character: Character])] = [
        (/｀[^｀]*｀|｀/, ["｀"], ["｀": "`"]),
        (/＊+[^＊\s][^＊]*＊+/, ["＊"], ["＊": "*"]),
        (/[\[［][^\[\]［］]+(?:\]（|］（|］\()[^（）()]*[）)]/, ["]", "］"], ["［": "[", "］": "]", "（": "(", "）": ")"]),
    ]

    func marks(in text: Substring) -> [(written: Substring, fix: String)] {
        all.filter { markup in text.unicodeScalars.contains(where: markup.oneOf.contains) }.flatMap { markup in
            text.matches(of: markup.pattern).map { match in (match.output, String(match.output.map { markup.signs[$0] ?? $0 })) }
        }
    }
}

extension Phrase {
    fileprivate static func fullWidth(_ written: String) -> Phrase {
        Phrase(
            de: "„\(written)“ ist in voller Breite geschrieben und darum nur Text, wahrscheinlich aber als Markdown gemeint.",
            el: "Το «\(written)» είναι γραμμένο σε πλήρες πλάτος και γι’ αυτό είναι απλό κείμενο· μάλλον ήταν για Markdown.",
            en: "“\(written)” is typed full-width, so it is only text, but it was probably meant as Markdown.",
            ja: "「\(written)」は全角なので文字として扱われます。Markdown の記号なら半角で入力してください。")
    }
}
