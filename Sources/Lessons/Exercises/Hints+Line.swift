extension Hints {
    /// A line of `hints.md`, which knows whether it stands in code: there nothing is a heading or the beginning of a hint.
    struct Line {
        let number: Int
        let text: String
        /// A fence, or what stands between two.
        let isCode: Bool

        static func all(in markdown: String) -> [Line] {
            var fence: Substring?
            return SourceFile(path: "", text: markdown).lines.enumerated().map { number, text in
                let mark = fenceMark(of: text)
                defer {
                    if let open = fence {
                        if let mark, mark.hasPrefix(open), isOnlyFence(text) { fence = nil }
                    } else {
                        fence = mark
                    }
                }
                return Line(number: number, text: String(text), isCode: fence != nil || mark != nil)
            }
        }

        var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

        /// 1 to 6 for a heading.
        var headingLevel: Int? {
            guard !isCode else { return nil }
            let level = text.prefix { $0 == "#" }.count
            return (1...6).contains(level) && text.dropFirst(level).first?.isWhitespace ?? true ? level : nil
        }

        var headingText: String {
            let words = text.drop { $0 == "#" }.split(whereSeparator: \.isWhitespace)
            return words.joined(separator: " ")
        }

        /// The language that a heading names.
        var language: Language? {
            let words = headingText.lowercased().split { !$0.isLetter }.map(String.init)
            return Language.allCases.first { language in
                words == [language.rawValue] || words.contains { language.ownNames.contains($0) }
            }
        }

        /// How far the text of a list entry is indented, where this line begins one at the margin.
        var itemIndent: Int? {
            guard !isCode else { return nil }
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            let sign = text.dropFirst(digits.count).first
            let isMarker = digits.isEmpty ? "-*+".contains(sign ?? " ") : ".)".contains(sign ?? " ")
            let rest = text.dropFirst(digits.count + 1)
            guard isMarker, rest.first?.isWhitespace == true else { return nil }
            return digits.count + 1 + rest.prefix { $0 == " " }.count
        }

        /// The line as it reads inside a list entry whose text is indented that far.
        func without(indent: Int, isFirst: Bool) -> Line {
            let blank = text.prefix(indent).prefix { $0 == " " }.count
            return Line(number: number, text: String(text.dropFirst(isFirst ? indent : blank)), isCode: isCode)
        }

        private static func fenceMark(of text: Substring) -> Substring? {
            let text = text.drop { $0 == " " }
            guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
            let mark = text.prefix { $0 == sign }
            return mark.count >= 3 ? mark : nil
        }

        private static func isOnlyFence(_ text: Substring) -> Bool {
            text.allSatisfy { $0 == "`" || $0 == "~" || $0.isWhitespace }
        }
    }
}

extension Language {
    /// What a heading may call this language, in lower case.
    fileprivate var ownNames: [String] {
        switch self {
        case .german: ["deutsch"]
        case .greek: ["ελληνικά"]
        case .english: ["english"]
        case .japanese: ["日本語"]
        }
    }
}
