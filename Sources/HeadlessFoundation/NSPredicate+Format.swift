import Foundation

extension NSPredicate {
    /// A condition on a string in Apple's language of predicates, as programs write it to check what was typed: `SELF MATCHES %@`
    /// and its relatives. Keys of objects can't be asked for without Objective-C: such a condition holds for nothing.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        let words = predicateFormat.split(separator: " ", maxSplits: 2).map(String.init)
        let comparison = words.count == 3 && words[0].uppercased() == "SELF" ? Comparison(words[1]) : nil
        let expected = words.last == "%@" ? args.first.map { "\($0)" } : words.last?.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
        self.init { subject, _ in
            guard let comparison, let subject, let expected else { return false }
            return comparison.holds("\(subject)", expected)
        }
    }
}

/// An operator of the language of predicates, between two strings.
private struct Comparison {
    private let name: String
    private let options: String.CompareOptions

    init?(_ word: String) {
        let parts = word.uppercased().split(separator: "[")
        name = String(parts[0])
        let marks = parts.count > 1 ? parts[1] : ""
        var options: String.CompareOptions = []
        if marks.contains("C") { options.insert(.caseInsensitive) }
        if marks.contains("D") { options.insert(.diacriticInsensitive) }
        self.options = options
        guard ["MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "==", "=", "!="].contains(name) else { return nil }
    }

    func holds(_ subject: String, _ expected: String) -> Bool {
        switch name {
        case "MATCHES": matches(subject, expected)
        case "LIKE":
            matches(subject, NSRegularExpression.escapedPattern(for: expected)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: "."))
        case "CONTAINS": subject.range(of: expected, options: options) != nil
        case "BEGINSWITH": subject.range(of: expected, options: options.union(.anchored)) != nil
        case "ENDSWITH": subject.range(of: expected, options: options.union([.anchored, .backwards])) != nil
        case "!=": subject.compare(expected, options: options) != .orderedSame
        default: subject.compare(expected, options: options) == .orderedSame
        }
    }

    /// The whole of it.
    private func matches(_ subject: String, _ pattern: String) -> Bool {
        subject.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil
    }
}
