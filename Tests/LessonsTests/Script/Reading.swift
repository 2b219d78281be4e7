import Lessons
import Testing

/// Testing has a type of that name as well.
typealias Expectation = Lessons.Expectation

/// The one statement of a script with these labels.
func statement(_ line: String, labels: String = "") throws -> Statement {
    let script = try Script(SourceFile(path: "script.nav", text: "\(labels)\nscenario \"s\"\n\(line)"))
    return try #require(script.scenarios.first?.statements.first)
}

func step(_ line: String, labels: String = "") throws -> Step {
    guard case .step(let step, _) = try statement(line, labels: labels).kind else { throw WrongKind(line: line) }
    return step
}

func expectation(_ line: String, labels: String = "") throws -> Expectation {
    guard case .expectation(let expectation) = try statement(line, labels: labels).kind else { throw WrongKind(line: line) }
    return expectation
}

/// The one value of a path that an expectation describes so.
func pattern(_ source: String, labels: String = "") throws -> PathPattern {
    guard case .path(.whole(let list)) = try expectation("expect path [\(source)]", labels: labels).subject,
        case .one(let pattern)? = list.items.first, list.items.count == 1
    else { throw WrongKind(line: source) }
    return pattern
}

struct WrongKind: Error { var line: String }

/// A line with the place marked at which something is wrong.
struct Marked: CustomTestStringConvertible {
    let text: String
    let column: Int

    init(_ marked: String) {
        let before = marked.prefix { $0 != "▸" }
        text = marked.replacing("▸", with: "")
        column = before.unicodeScalars.count + 1
    }

    var testDescription: String { text }
}
