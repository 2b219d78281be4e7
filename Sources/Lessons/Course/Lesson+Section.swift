extension Lesson {
    public struct Section: Equatable, Sendable {
        public internal(set) var title: String
        public internal(set) var kind: SectionKind
        /// The heading's level, 1 to 6.
        public internal(set) var level: Int
        /// The address within the page, ASCII, the same in every language.
        public internal(set) var id: String
        public internal(set) var heading: Int
        /// All that stands in it, in order.
        public internal(set) var parts: [Part] = []
        public internal(set) var range: SourceRange

        /// An id of the document's own, from `<!-- id: key -->`, whether it counts or not.
        var ownID: String?

        /// What isn't modelled elsewhere.
        public var blocks: [Int] {
            parts.compactMap { if case .block(let index) = $0 { index } else { nil } }
        }
    }

    public enum Part: Equatable, Sendable {
        /// A node.
        case block(Int)
        /// The heading of a level, and its node.
        case level(Level, heading: Int)
        /// An entry of `faq`.
        case question(Int)
        /// An entry of `exercises`.
        case exercise(Int)
    }

    /// Blocks, of which the first may be the rest of a paragraph that began with a title or a question.
    public struct Passage: Equatable, Sendable {
        /// Inline nodes.
        public internal(set) var lead: Range<Int>
        public internal(set) var blocks: [Int]

        static let empty = Passage(lead: 0..<0, blocks: [])
    }

    /// An entry of the FAQ.
    public struct Question: Equatable, Sendable {
        public internal(set) var level: Level?
        public internal(set) var question: String
        /// The heading, or the bold text at the start of a paragraph.
        public internal(set) var node: Int
        public internal(set) var answer: Passage
        public internal(set) var range: SourceRange
    }

    public struct Exercise: Equatable, Sendable {
        public internal(set) var number: Int
        public internal(set) var level: Level?
        public internal(set) var title: String
        /// The exercise's folder in Exercises/; nil where there is none yet.
        public internal(set) var id: String?
        public internal(set) var heading: Int
        public internal(set) var task: [Int] = []
        public internal(set) var solutions: [Solution] = []
        public internal(set) var range: SourceRange
    }

    public struct Solution: Equatable, Sendable {
        public internal(set) var heading: Int
        public internal(set) var blocks: [Int] = []
        public internal(set) var range: SourceRange
    }
}

extension Markdown {
    /// The words of a passage.
    public func plainText(of passage: Lesson.Passage) -> String {
        let lead = String(plainText(of: passage.lead)[...].trimmingSpaces)
        let rest = plainText(of: passage.blocks)
        return [lead, rest].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
