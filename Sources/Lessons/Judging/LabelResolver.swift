import Automation

/// What the texts of a script are in the one language that a solution is written in. It is fed with screens until it knows that
/// language; until then the texts of all of them count.
public struct LabelResolver: Codable, Sendable {
    private let labels: [String: Script.Label]
    private let order: [Language]

    /// The solution's language; nil as long as no screen has shown a label.
    public private(set) var language: Language?

    /// - Parameter language: the command's, which wins a tie.
    public init(_ labels: [Script.Label], preferring language: Language) {
        self.labels = Dictionary(labels.map { ($0.name, $0) }) { first, _ in first }
        order = [language] + Language.allCases.filter { $0 != language }
    }

    /// Decides the language, where this is the first screen that shows labels.
    public mutating func see(_ screen: Screen) {
        guard language == nil, !labels.isEmpty else { return }
        let texts = Set(screen.readableTexts.map(\.folded))
        let counts = order.map { language in (language, labels.values.count { $0.isFound(in: texts, language) }) }
        guard let most = counts.map(\.1).max(), most > 0 else { return }
        language = counts.first { $0.1 == most }?.0
    }

    /// Everything that will do, white space folded.
    public func texts(_ text: ScriptText) -> [String] {
        text.alternatives.flatMap { alternative in
            switch alternative {
            case .literal(let text): [text.folded]
            case .label(let name, let value): labels[name]?.texts(in: language, value: value).map(\.folded) ?? []
            }
        }
    }

    /// What a person types for it.
    public func typed(_ text: ScriptText) -> String {
        switch text.alternatives.first {
        case .literal(let text): text
        case .label(let name, let value): labels[name]?.texts(in: language ?? order[0], value: value).first ?? ""
        case nil: ""
        }
    }

    /// As a report shows it: `"Weiter" | "Continue"`.
    func source(_ text: ScriptText) -> String { shown(text).map(\.quoted).joined(separator: " | ") }

    /// As a report words it: “Weiter” or “Continue”.
    func phrase(_ text: ScriptText) -> Phrase {
        shown(text).map { Phrase.quoting($0) }.joined(by: Phrase(de: " oder ", el: " ή ", en: " or ", ja: "または"))
    }

    /// A line of a script with the first text of each label in its place: `tap "Weiter" 3 times`.
    public func spelledOut(_ line: String) -> String {
        line.replacing(/"(?:[^"\\]|\\.)*"|[.\p{L}_][\p{L}\p{N}_]*(?:\(("(?:[^"\\]|\\.)*"|[^()"]*)\))?/) { match in
            let name = match.output.0.prefix { $0 != "(" }
            guard let label = labels[String(name)] else { return String(match.output.0) }
            let value = match.output.1.map { String($0.hasPrefix("\"") ? $0.dropFirst().dropLast() : $0) }
            return (label.texts(in: language ?? order[0], value: value).first ?? String(name)).quoted
        }
    }

    /// What a person should read: the texts in the solution's language or, as long as that isn't known, in the command's. Two that
    /// differ by the shape of an apostrophe are one.
    private func shown(_ text: ScriptText) -> [String] {
        var resolver = self
        resolver.language = language ?? order[0]
        var seen: Set<String> = []
        return resolver.texts(text).filter { seen.insert($0.replacing("’", with: "'")).inserted }
    }
}

extension Script.Label {
    /// Whether one of its texts in a language can be read, with any value in its `{}`.
    fileprivate func isFound(in read: Set<String>, _ language: Language) -> Bool {
        (texts[language] ?? []).contains { text in
            guard text.contains("{}") else { return read.contains(text.folded) }
            return read.contains { $0.fits(template: text.folded) }
        }
    }
}

extension String {
    /// Whether it is the template with something in the place of `{}`. A template of nothing else says nothing.
    fileprivate func fits(template: String) -> Bool {
        let parts = template.split(separator: "{}", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, !parts.allSatisfy(\.isEmpty) else { return false }
        guard hasPrefix(first), hasSuffix(last), count > first.count + last.count else { return false }
        return parts.count > 2 || !dropFirst(first.count).dropLast(last.count).isEmpty
    }
}
