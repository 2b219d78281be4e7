import Lessons
import Testing

@testable import lessonctl

struct InvocationTests {
    private func read(_ line: String) throws -> Invocation {
        try Invocation(line.split(separator: " ").map(String.init), of: .lessonctl)
    }

    private func message(_ line: String) -> [String] {
        do {
            _ = try read(line)
            return []
        } catch {
            let failure = Failure(error)
            return ([failure.message] + failure.advice).map(\.en)
        }
    }

    @Test(arguments: [
        "check exercise1 --scenario two --trace", "--trace check --scenario two exercise1",
        "--scenario=two --trace check exercise1",
        "check --trace --scenario two -- exercise1",
    ])
    func `options may stand before and after words, with a space or an equals sign`(line: String) throws {
        let invocation = try read(line)
        #expect(invocation.command.verb == "check")
        #expect(invocation.words == ["exercise1"])
        #expect(invocation.value(of: .scenario) == "two")
        #expect(invocation.has(.trace))
    }

    @Test func `behind two hyphens everything is a word`() throws {
        #expect(try read("check -- --trace -x").words == ["--trace", "-x"])
    }

    @Test func `an equals sign in a value stays`() throws {
        #expect(try read("check --scenario=a=b").value(of: .scenario) == "a=b")
    }

    @Test func `the last of two values counts`() throws {
        #expect(try read("check --scenario a --scenario b").value(of: .scenario) == "b")
    }

    @Test func `a short option takes its value from the next word`() throws {
        #expect(try read("build -o site").value(of: .output) == "site")
    }

    @Test func `a form is told by its keyword`() throws {
        let invocation = try read("progress import there.jsonl")
        #expect(invocation.keyword == "import")
        #expect(invocation.words == ["there.jsonl"])
        #expect(try read("progress").keyword == nil)
    }

    @Test(arguments: ["help", "--help", "-h", "--help --language de"])
    func `help needs no verb`(line: String) throws {
        #expect(try read(line).command.verb == "help")
    }

    @Test func `help for a verb asks for none of its words`() throws {
        let invocation = try read("start --help")
        #expect(invocation.command.verb == "help")
        #expect(invocation.words == ["start"])
    }

    @Test(arguments: ["strat": "start", "chekc": "check", "prog": "progress", "Start": "start"])
    func `an unknown verb gets the nearest known one`(typed: String, meant: String) {
        #expect(message("\(typed) exercise1").prefix(2) == ["“\(typed)” isn't a command.", "Did you mean \(meant)?"])
    }

    @Test func `a verb that resembles none gets them all`() {
        #expect(message("xyzzy")[1].hasPrefix("Available: check, run, play"))
    }

    @Test func `an unknown option gets the nearest one of its verb`() {
        #expect(message("hint exercise1 --bakc").prefix(2) == ["There is no option --bakc.", "Did you mean --back?"])
        #expect(message("check --fromat=json")[1] == "Did you mean --format?")
    }

    @Test func `an option of other verbs says which`() {
        #expect(
            message("hint exercise1 --scenario a").prefix(2) == [
                "hint doesn't take the option --scenario.", "It belongs to: check, run",
            ])
    }

    @Test func `a missing value is said with what it stands for`() {
        #expect(message("check --solution").first == "A value is missing after --solution: --solution FILE")
        #expect(message("check --solution --trace").first == "A value is missing after --solution: --solution FILE")
        #expect(message("check --solution=").first == "A value is missing after --solution: --solution FILE")
        #expect(message("lint --format").first == "A value is missing after --format: --format text|json|sarif")
    }

    @Test func `a value for an option that takes none is quoted`() {
        #expect(message("check --trace=yes").first == "--trace takes no value, but it was given “yes”.")
    }

    @Test func `a value that isn't among the choices gets the nearest`() {
        #expect(
            message("check --format jsn") == ["--format doesn't accept “jsn”, only: text, json, junit, exercism", "Did you mean json?"])
    }

    @Test func `a missing or surplus word gets the verb's usage`() {
        #expect(message("start").prefix(2) == ["Something is missing after start: EXERCISE", "Write: lessonctl start EXERCISE"])
        #expect(message("start a b").first == "“b” is one word too many for start.")
        #expect(message("progress exprot").prefix(2) == ["progress doesn't know “exprot”.", "Did you mean export?"])
        #expect(message("progress import").first == "Something is missing after import: FILE")
    }

    @Test func `no words at all are answered with where help is`() {
        #expect(message("") == ["A command is missing.", "More: lessonctl help"])
    }
}
