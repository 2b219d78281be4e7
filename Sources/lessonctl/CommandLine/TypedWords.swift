import Lessons

/// The words of a call, told apart into words and options; no verb is known yet.
struct TypedWords {
    private(set) var words: [String] = []
    private(set) var options: [(option: Option, value: String)] = []

    /// - Parameter nearby: the options that come first where several have a name, and among which the nearest to an unknown one is
    ///   looked for.
    init(_ typed: [String], options known: [Option], nearby: [Option]) throws(UsageError) {
        var rest = typed[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                words.append(word)
                continue
            }
            let (name, attached) = Self.split(word)
            guard let option = (nearby + known).first(where: { $0.isWritten(name) }) else {
                throw .unknownOption(name, nearest: name.nearest(in: nearby.map(\.word)))
            }
            options.append((option, try Self.value(of: option, attached, &rest)))
        }
    }

    /// `--name=value`
    private static func split(_ word: String) -> (name: String, value: String?) {
        guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }

    private static func value(
        of option: Option, _ attached: String?, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let placeholder = option.value.usage else {
            if let attached { throw .unwantedValue(attached, option: option.word) }
            return ""
        }
        let follows = rest.first.map { $0 == "-" || !$0.hasPrefix("-") } ?? false
        guard let value = attached ?? (follows ? rest.popFirst() : nil), !value.isEmpty else {
            throw .missingValue(option: option.word, placeholder: placeholder)
        }
        return value
    }
}

extension Option {
    fileprivate func isWritten(_ name: String) -> Bool {
        name == word || letter.map { name == "-\($0)" } ?? false
    }
}
