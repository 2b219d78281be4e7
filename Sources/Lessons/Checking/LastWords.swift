/// What a program has left on standard error when it ended badly.
struct LastWords: Hashable, Sendable {
    /// Swift's message: `Can't remove last element from an empty collection`; nil where there is none.
    var message: String?
    /// Places in the solution's library, the innermost first.
    var places: [UInt]
    /// How many calls deep it was.
    var depth: Int

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let stack = lines.last { $0.hasPrefix(Self.stackMark) }
        let numbers = (stack ?? "").split(separator: " ").dropFirst().compactMap { UInt($0, radix: 16) }
        depth = Int(numbers.first ?? 0)
        places = Array(numbers.dropFirst())
        message = Self.message(in: lines.prefix { $0 != "Current stack trace:" && !$0.hasPrefix(Self.stackMark) })
    }

    /// Begins the line that the runtime writes; the same in HeadlessSwiftUI.
    static let stackMark = "lessonctl-stack"

    /// From the last line on that Swift begins so, without the place that stands before it: the library's own is of no use to
    /// a learner, and the solution's comes from the stack.
    private static func message(in lines: ArraySlice<String>) -> String? {
        let beginning = /(Fatal error|Precondition failed|Assertion failed)\b|^Could not cast value|^Simultaneous accesses/
        guard let start = lines.lastIndex(where: { $0.contains(beginning) }) else { return nil }
        let text = lines[start...].joined(separator: "\n")
        return text.replacing(/^(.*?:\d+: )?(Fatal error: ?)?/, with: "", maxReplacements: 1).trimmingSuffix(while: \.isWhitespace)
    }
}

extension String {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
        let end = lastIndex { !isDropped($0) }.map(index(after:)) ?? startIndex
        return String(self[..<end])
    }
}
