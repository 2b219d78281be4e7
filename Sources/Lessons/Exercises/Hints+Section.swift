extension Hints {
    /// The lines below the heading of one language.
    struct Section {
        let language: Language
        private let level: Int
        private var lines: [Line] = []

        static func all(in markdown: String) -> [Section] {
            var sections: [Section] = []
            var isOpen = false
            for line in Line.all(in: markdown) {
                if let level = line.headingLevel, let language = line.language {
                    sections.append(Section(language: language, level: level))
                    isOpen = true
                } else if let level = line.headingLevel, isOpen, level <= sections[sections.count - 1].level {
                    isOpen = false
                } else if isOpen {
                    sections[sections.count - 1].lines.append(line)
                }
            }
            return sections
        }

        var hints: [String] {
            if lines.contains(where: { $0.headingLevel != nil }) { return hintsUnderHeadings }
            if lines.contains(where: { $0.itemIndent != nil }) { return hintsInList }
            return paragraphs
        }

        private init(language: Language, level: Int) {
            (self.language, self.level) = (language, level)
        }

        private var hintsUnderHeadings: [String] {
            pieces { $0.headingLevel != nil }.map { piece in
                let body = Self.text(of: piece.dropFirst())
                return body.isEmpty ? piece[0].headingText : body
            }
        }

        private var hintsInList: [String] {
            pieces { $0.itemIndent != nil }.map { piece in
                let indent = piece[0].itemIndent ?? 0
                return Self.text(of: piece.map { $0.without(indent: indent, isFirst: $0.number == piece[0].number) })
            }
        }

        private var paragraphs: [String] {
            var result: [[Line]] = []
            var isBehindText = false
            for line in lines where !result.isEmpty || !line.isBlank {
                if isBehindText || line.isBlank || line.isCode, !result.isEmpty {
                    result[result.count - 1].append(line)
                } else {
                    result.append([line])
                }
                isBehindText = !line.isBlank && !line.isCode
            }
            return result.map(Self.text)
        }

        /// The lines from each that begins a hint to the next one.
        private func pieces(beginningWith begins: (Line) -> Bool) -> [[Line]] {
            lines.reduce(into: []) { pieces, line in
                if begins(line) {
                    pieces.append([line])
                } else if !pieces.isEmpty {
                    pieces[pieces.count - 1].append(line)
                }
            }
        }

        private static func text(of lines: some Sequence<Line>) -> String {
            lines.map(\.text).joined(separator: "\n").trimmingBlankLines
        }
    }
}

extension String {
    fileprivate var trimmingBlankLines: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let isBlank: (Substring) -> Bool = { $0.allSatisfy(\.isWhitespace) }
        guard let first = lines.firstIndex(where: { !isBlank($0) }), let last = lines.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return lines[first...last].joined(separator: "\n")
    }
}
