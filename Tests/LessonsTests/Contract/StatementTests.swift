import Lessons
import Testing

/// The contract's statements on a running program: each where it is true, and what a learner reads where it isn't.
@Suite(.serialized) struct StatementTests {
    @Test(arguments: Deed.all)
    func `a statement passes where it is true, and else says what was there`(deed: Deed) async throws {
        #expect(try await House.report(of: deed.lines, in: deed.room) == deed.report)
    }

    @Test func `every statement that can fail is seen failing`() {
        let failing = Set(Deed.all.compactMap(\.failingID))
        let unfailing: Set = ["background", "foreground", "resize", "relaunch", "force-quit", "wait", "print-screen"]
        #expect(Set(Statement.allIDs).subtracting(unfailing).subtracting(failing).isEmpty)
    }

    @Test func `every step that can't fail does its work`() {
        let lines = Deed.all.filter { $0.report == nil }.map(\.lines).joined(separator: "\n")
        for step in ["background", "foreground", "resize regular", "relaunch", "force quit", "wait 1 seconds", "print screen"] {
            #expect(lines.contains(step))
        }
    }

    @Test(arguments: [
        ("", ["schmal", "hell", "Ort en_US GMT", "Zeit 29,454,480"]),
        ("size regular", ["breit"]),
        ("appearance dark", ["dunkel"]),
        ("locale de_DE", ["Ort de_DE GMT", "Zeit 29.454.480"]),
        ("time zone Europe/Berlin", ["Ort en_US Europe/Berlin", "Zeit 29,454,420"]),
        ("date 2026-01-31 10:15", ["Zeit 29,497,575"]),
        ("time zone Asia/Tokyo\ndate 2026-01-31 10:15", ["Zeit 29,497,035"]),
    ])
    func `the head says in which world the app runs`(head: String, texts: [String]) async throws {
        let lines = texts.map { "expect text \"\($0)\"" }.joined(separator: "\n")
        #expect(try await House.report(of: lines, in: "scene", head: head) == nil)
    }

    @Test func `the same seed draws the same lots, another draws others`() async throws {
        var lots: [String] = []
        for seed in ["", "seed 1", "seed 2", "seed 3", "seed 4"] {
            let report = try #require(try await House.report(of: #"expect text "x""#, in: "scene", head: seed))
            lots.append(String(report.split(separator: "“Los ").last?.prefix(1) ?? ""))
        }
        #expect(lots[0] == lots[1])
        #expect(Set(lots).count > 1)
    }

    static let labels = """
        label go    de "Weiter" el "Επόμενο" en "Next" | "Continue" ja "次へ"
        label stair de "Stufe {}" el "Σκαλί {}" en "Step {}" ja "{}段目"
        """

    @Test(arguments: [
        ("tap go\nexpect title stair(1)", nil as String?),
        ("tap go\ntap go\nexpect back stair(1)", nil),
        (#"tap "Los" | go"# + "\nexpect title \"Anders\" | stair(1)", nil),
        ("tap go\nexpect title stair(2)", "expect-title: Erwartet: Titel „Stufe 2“. Da war: Titel „Stufe 1“."),
        ("tap go\nexpect text go | stair(7)", nil),
        ("expect button stair(1)", """
            expect-button: Erwartet: Button „Stufe 1“. Da war: Buttons: „Hilfe“, „Weiter“, „Bis drei“, „plus“, „star“, „Aus“, „Doppelt“, „Doppelt“.
            """),
    ])
    func `a label stands for the text in the solution's language`(lines: String, report: String?) async throws {
        #expect(try await House.report(of: lines, in: "stack", head: Self.labels, .german) == report)
    }

    @Test(arguments: [
        (Language.german, "expect-path: Erwartet: Pfad [2]. Da war: Pfad [✗1], erwartet 2 statt 1."),
        (.greek, "expect-path: Αναμενόταν: διαδρομή [2]. Υπήρχε: διαδρομή [✗1], αναμενόταν 2 αντί για 1."),
        (.english, "expect-path: Expected: path [2]. Found: path [✗1], expected 2 instead of 1."),
        (.japanese, "expect-path: 期待：パス [2]。実際：パス [✗1]、1ではなく2のはず。"),
    ])
    func `a report is in the command's language`(language: Language, report: String) async throws {
        #expect(try await House.report(of: "tap \"Weiter\"\nexpect path [2]", in: "stack", language) == report)
    }

    @Test(arguments: [
        ("require NavigationStack(path:)", nil as String?), ("require .navigationDestination", nil), ("require NavigationSplitView", nil),
        ("require .contextMenu(menuItems:)", nil), ("forbid NavigationView", nil), ("forbid NavigationLink(isActive:)", nil),
        ("require NavigationView", "require: This exercise requires `NavigationView`, but your solution doesn't use it."),
        ("require .fileImporter", "require: This exercise requires `.fileImporter`, but your solution doesn't use it."),
        ("forbid NavigationLink(value:label:)", "forbid: This exercise rules out `NavigationLink(value:label:)`, but your solution uses it."),
        ("forbid .sheet", "forbid: This exercise rules out `.sheet`, but your solution uses it."),
    ])
    func `what must and mustn't be used is told by the compiled program`(line: String, report: String?) async throws {
        #expect(try await House.requirements(line) == report)
    }
}
