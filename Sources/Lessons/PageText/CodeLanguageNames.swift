/// Names the language of code that doesn't say it: it has that of the page's code with which it shares most names.
struct CodeLanguageNames {
    private let lines: CodeLines

    init(_ lines: CodeLines) {
        self.lines = lines
    }

    func complete(_ passages: inout [CodePassage]) {
        favourMain(in: &passages)
        widen(&passages)
        guard passages.contains(where: { $0.language == nil }) else { return }
        var names: [String: Set<Substring>] = [:]
        for passage in passages where !passage.isOutput {
            if let language = passage.language { names[language, default: []].formUnion(self.names(in: passage)) }
        }
        let counts = Dictionary(passages.compactMap(\.language).map { ($0, 1) }, uniquingKeysWith: +)
        for index in passages.indices where passages[index].language == nil {
            let written = self.names(in: passages[index])
            let shared = names.mapValues { $0.intersection(written).count }
            let best = shared.max { ($0.value, counts[$0.key] ?? 0, $1.key) < ($1.value, counts[$1.key] ?? 0, $0.key) }
            let own = lines.language(of: passages[index].lines, atLeast: 1)
            passages[index].language = best.flatMap { $0.value > 0 || own == nil ? $0.key : nil } ?? own ?? "swift"
        }
    }

    /// A guess that is near goes to the language of most of the page's code.
    private func favourMain(in passages: inout [CodePassage]) {
        let counts = Dictionary(passages.filter { !$0.isOutput }.compactMap(\.language).map { ($0, 1) }, uniquingKeysWith: +)
        guard let main = counts.max(by: { $0.value < $1.value }), main.value * 2 > counts.values.reduce(0, +) else { return }
        for index in passages.indices where !passages[index].isLabelled && !passages[index].isOutput && passages[index].language.map({ $0 != main.key }) == true {
            let favoured = lines.language(of: passages[index].lines, favouring: main.key)
            if favoured == main.key { passages[index].language = favoured }
        }
    }

    /// Plain JavaScript on a page about TypeScript is TypeScript, too, unless the page says otherwise.
    private func widen(_ passages: inout [CodePassage]) {
        for (narrow, wide) in [("javascript", "typescript"), ("c", "cpp")] {
            let (narrower, wider) = (passages.filter { $0.language == narrow }, passages.filter { $0.language == wide })
            guard !wider.isEmpty, !narrower.contains(where: \.isLabelled), wider.contains(where: \.isLabelled) || wider.count >= narrower.count else { continue }
            for index in passages.indices where passages[index].language == narrow && !isNamed(narrow, above: passages[index]) { passages[index].language = wide }
        }
    }

    private func isNamed(_ language: String, above passage: CodePassage) -> Bool {
        guard let line = lines.last(before: passage.lines.lowerBound) else { return false }
        return lines[line].text.split { !$0.isLetter && $0 != "+" && $0 != "#" }.contains { CodeLanguage.named($0)?.name == language }
    }

    func names(in passage: CodePassage) -> Set<Substring> {
        let words = passage.lines.prefix(300).flatMap { lines.evidence[$0].tokens }.filter(\.isWord).map(\.text)
        return Set(words).subtracting(CodeForms.keywords)
    }
}
