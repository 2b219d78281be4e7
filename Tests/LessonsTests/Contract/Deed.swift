import Foundation
import Testing

/// A few lines of a scenario, the last of them a statement of the contract that is true there or isn't.
///
/// `Programs/statements.txt` has them: the room of the house, the lines and, behind ✗, what a learner reads where they fail; an empty
/// line ends one, `#` begins a remark.
struct Deed: Sendable, CustomTestStringConvertible {
    let room: String
    let lines: String
    /// Nil where the lines pass.
    let report: String?

    static let all: [Deed] = {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/statements.txt").path
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n\n").compactMap(Deed.init)
    }()

    /// The statement's id, as its failure's report has it.
    var failingID: String? { report.map { String($0.prefix { $0 != ":" }) } }

    var testDescription: String { "\(room): \(lines.split(separator: "\n").joined(separator: "; "))" }

    private init?(_ block: String) {
        let written = block.split(separator: "\n").filter { !$0.hasPrefix("#") }
        guard let room = written.first else { return nil }
        self.room = String(room)
        let (said, done) = (written.dropFirst().filter(isReport), written.dropFirst().filter { !isReport($0) })
        lines = done.joined(separator: "\n")
        report = said.isEmpty ? nil : said.map { $0.drop { "✗ ".contains($0) } }.joined(separator: "\n")
    }
}

private func isReport(_ line: Substring) -> Bool { line.contains("✗ ") && line.drop { $0 == " " }.first == "✗" }
