import Foundation

/// Spelling, of which nothing is known here: every word counts as right.
@MainActor
@preconcurrency
public final class UITextChecker {
    public init() {}

    public func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
                                      language: String) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
