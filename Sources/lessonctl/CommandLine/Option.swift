import Lessons

/// An option. A name means the same with every verb, so that it can be read before the verb is known.
struct Option: Sendable {
    let name: String
    /// The short form: `-h`.
    let letter: Character?
    let value: Value
    let summary: Phrase

    enum Value: Sendable, Equatable {
        case none
        /// Any text; called so in the help.
        case text(String)
        case oneOf([String])
    }

    init(_ name: String, letter: Character? = nil, _ value: Value, _ summary: Phrase) {
        self.name = name
        self.letter = letter
        self.value = value
        self.summary = summary
    }

    /// One without a value.
    init(_ name: String, letter: Character? = nil, _ summary: Phrase) {
        self.init(name, letter: letter, .none, summary)
    }

    /// `--format`
    var word: String { "--" + name }

    /// `--format text|json`
    var usage: String {
        [letter.map { "-\($0), \(word)" } ?? word, value.usage].compactMap(\.self).joined(separator: " ")
    }
}

extension Option.Value {
    /// `FILE`, `text|json`; nil where there is no value.
    var usage: String? {
        switch self {
        case .none: nil
        case .text(let placeholder): placeholder
        case .oneOf(let choices): choices.joined(separator: "|")
        }
    }

    var choices: [String]? {
        if case .oneOf(let choices) = self { choices } else { nil }
    }
}
