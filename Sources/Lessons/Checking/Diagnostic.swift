/// A message of the compiler about a place in the solution.
public struct Diagnostic: Hashable, Codable, Sendable {
    public var severity: Finding.Severity
    /// The compiler's own words.
    public var message: String
    public var place: Finding.Place
    /// The line that the message is about, and what the compiler draws under it.
    public var excerpt: Excerpt?
    /// What the compiler adds; only where that too is in the solution.
    public var notes: [Diagnostic]

    public typealias Excerpt = Finding.Excerpt
}

extension Diagnostic {
    /// What the compiler prints with `-diagnostic-style llvm`, without what it says of other files. A message about a macro's
    /// expansion has the place where the macro stands.
    ///
    /// - Parameter resolve: the place in the solution for a file, line and column of the compiler's (columns in bytes, from 1);
    ///   nil where the file isn't the solution's.
    static func parsed(from output: String, resolve: (String, Int, Int) -> Finding.Place?) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var elsewhere: Head?
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let head = Head(line) else { continue }
            guard let place = resolve(head.path, head.line, head.column) else {
                if head.severity != .note { elsewhere = head }
                continue
            }
            let excerpt = excerpt(behind: index, in: lines)
            var diagnostic = Diagnostic(severity: head.severity, message: head.message, place: place, excerpt: excerpt, notes: [])
            if head.severity != .note {
                elsewhere = nil
                found.append(diagnostic)
            } else if let inExpansion = elsewhere {
                guard head.message.hasPrefix("in expansion of macro") else { continue }
                (diagnostic.severity, diagnostic.message) = (inExpansion.severity, inExpansion.message)
                found.append(diagnostic)
                elsewhere = nil
            } else if !found.isEmpty {
                found[found.count - 1].notes.append(diagnostic)
            }
        }
        return found
    }

    private static func excerpt(behind index: Int, in lines: [Substring]) -> Excerpt? {
        guard index + 2 < lines.count else { return nil }
        let marks = lines[index + 2]
        guard marks.contains("^"), marks.allSatisfy({ " ^~\t".contains($0) }) else { return nil }
        return Excerpt(line: String(lines[index + 1]), marks: String(marks))
    }

    /// `path:line:column: severity: message [#Group]`; the group's name is for the compiler's manual.
    private struct Head {
        var path: String
        var line, column: Int
        var severity: Finding.Severity
        var message: String

        init?(_ text: Substring) {
            guard let match = text.prefixMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*?)( \[#[\w-]+\])?$/) else { return nil }
            guard let line = Int(match.2), let column = Int(match.3) else { return nil }
            (self.path, self.line, self.column, message) = (String(match.1), line, column, String(match.5))
            severity = Finding.Severity(rawValue: String(match.4)) ?? .error
        }
    }
}
