/// Signs of Markdown that were typed full-width mark nothing up.
struct FullWidthRule: LintRule {
    let name = "full-width"
    let summary = Phrase(
        de: "Zeichen von Markdown in voller Breite (＃ ＊ ｀ ＞ １． 　 und Klammern um Adressen) sind nur Text. Schreib sie in halber Breite.",
        el: "Σημεία του Markdown σε πλήρες πλάτος (＃ ＊ ｀ ＞ １． 　 και παρενθέσεις γύρω από διευθύνσεις) είναι απλό κείμενο. Γράψε τα σε μισό πλάτος.",
        en: "Markdown characters typed full-width (＃ ＊ ｀ ＞ １． 　 and parentheses around URLs) are only text. Type them half-width.",
        ja: "全角で入力した Markdown の記号（＃ ＊ ｀ ＞ １． 行頭の全角空白、URL の括弧）は記号として働きません。半角で入力してください。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        document.inlineBlocks.flatMap { block in
            lineStarts(of: block, in: document) + document.markdown.subtree(of: block).flatMap { inline($0, in: document) }
        }
    }

    private func lineStarts(of block: Int, in document: LintedDocument) -> [LintFinding] {
        let node = document.markdown.nodes[block]
        guard node.kind == .paragraph else { return [] }
        return (node.range.start.line...max(node.range.start.line, node.range.end.line)).compactMap { number in
            let line = document.scalars(ofLine: number)
            let start = number == node.range.start.line ? node.range.start.column - 1 : line.firstIndex { !" \t>".unicodeScalars.contains($0) } ?? line.count
            var text = String.UnicodeScalarView()
            text.append(contentsOf: line.dropFirst(start))
            guard let (written, fix) = Self.marks(String(text)) else { return nil }
            return finding(
                .warning, .fullWidth(written), in: document.path, at: SourcePosition(line: number, column: start + 1), fix: Phrase(verbatim: fix))
        }
    }

    /// The signs with which a line begins, and what was probably meant.
    private static func marks(_ line: String) -> (written: String, fix: String)? {
        if let match = line.prefixMatch(of: /[#＃]*＃[#＃]*[ \u{3000}]*|#+\u{3000}+/) {
            return (String(match.0), String(repeating: "#", count: match.0.count { $0 == "#" || $0 == "＃" }) + " ")
        }
        if let match = line.prefixMatch(of: /(?:＊|－|＋)[ \u{3000}]+|[-*+]\u{3000}+/) { return (String(match.0), "- ") }
        if let match = line.prefixMatch(of: /([0-9０-９]{1,9})(?:．[ \u{3000}]*|[.)）]\u{3000}+)/) {
            return (String(match.0), String(match.1).foldedSpelling + ". ")
        }
        if let match = line.prefixMatch(of: /＞[ \u{3000}]*/) { return (String(match.0), "> ") }
        if let match = line.prefixMatch(of: /\u{3000}+/) { return (String(match.0), "") }
        return nil
    }

    private func inline(_ index: Int, in document: LintedDocument) -> [LintFinding] {
        let node = document.markdown.nodes[index]
        guard case .text(let literal) = node.kind else { return [] }
        let words = document.markdown[literal]
        guard words.unicodeScalars.contains(where: { $0.value > 0xFF00 }) else { return [] }
        return Self.markup.compactMap { markup in
            guard let match = words.firstMatch(of: markup.pattern()) else { return nil }
            let fix = String(match.output.map { markup.signs[$0] ?? $0 })
            let column = node.range.start.column + words.unicodeScalars.distance(from: words.startIndex, to: match.range.lowerBound)
            let position = SourcePosition(line: node.range.start.line, column: column)
            return finding(.warning, .fullWidth(String(match.output)), in: document.path, at: position, fix: Phrase(verbatim: fix))
        }
    }

    /// Code, emphasis and links in full width, and which of their signs Markdown knows in another.
    private static let markup: [(pattern: @Sendable () -> Regex<Substring>, signs: [Character: Character])] = [
        ({ /｀[^｀]*｀|｀/ }, ["｀": "`"]),
        ({ /＊+[^＊\s][^＊]*＊+/ }, ["＊": "*"]),
        ({ /[\[［][^\[\]［］]+(?:\]（|］（|］\()[^（）()]*[）)]/ }, ["［": "[", "］": "]", "（": "(", "）": ")"]),
    ]
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
