import Automation
import Lessons
import Testing

@Suite struct ScriptStepTests {
    private static func named(_ text: ScriptText, in container: Target.Container? = nil) -> Target {
        Target(nil, .text(text), in: container)
    }

    private static func named(_ kind: Target.Kind, _ text: ScriptText) -> Target { Target(kind, .text(text)) }

    @Test(
        arguments: [
            (#"tap "Mehl""#, .tap(named("Mehl"))), (#"tap button "Mehl""#, .tap(named(.button, "Mehl"))),
            (#"tap "Mehl" in "Zutaten""#, .tap(named("Mehl", in: .named("Zutaten")))),
            (#"tap "Neu" in toolbar"#, .tap(named("Neu", in: .toolbar))), ("tap link 2", .tap(Target(.link, .position(2)))),
            (#"tap row 1 in "Strings""#, .tap(Target(.row, .position(1), in: .named("Strings")))),
            (#"hold "Risotto""#, .hold(named("Risotto"))), (#"swipe row "Risotto""#, .swipe(named(.row, "Risotto"))), ("back", .back),
            (#"back to "Rezepte""#, .backTo("Rezepte")), ("dismiss", .dismiss),
            (#"enter "Risotto" into "Name""#, .enter("Risotto", into: named("Name"))),
            (#"enter "" into field "Name""#, .enter("", into: named(.field, "Name"))), (#"submit "Name""#, .submit(named("Name"))),
            (#"switch on "Vegetarisch""#, .setOn(true, named("Vegetarisch"))),
            (#"switch off "Vegetarisch""#, .setOn(false, named("Vegetarisch"))),
            (#"choose "Groß" in "Größe""#, .choose("Groß", in: named("Größe"))), (#"step up "Portionen""#, .stepUp(named("Portionen"))),
            (#"step down "Portionen""#, .stepDown(named("Portionen"))), (#"drag "Helligkeit" to 0.5"#, .drag(named("Helligkeit"), to: 0.5)),
            (#"drag "Helligkeit" to -3"#, .drag(named("Helligkeit"), to: -3)),
            (#"set "Datum" to 2026-02-01"#, .set(named("Datum"), to: CalendarDate(year: 2026, month: 2, day: 1))),
            (#"set "Datum" to 2026-02-01 9:05"#, .set(named("Datum"), to: CalendarDate(year: 2026, month: 2, day: 1, hour: 9, minute: 5))),
            (#"select row "Risotto""#, .select(named(.row, "Risotto"))), (#"delete row "Risotto""#, .delete(named(.row, "Risotto"))),
            ("move row 2 to 1", .move(Target(.row, .position(2)), to: 1)), ("refresh", .refresh), (#"search "Ris""#, .search("Ris")),
            (#"open "kochbuch://recipe/7""#, .open("kochbuch://recipe/7")), ("background", .background), ("foreground", .foreground),
            ("resize regular", .resize(.regular)), ("relaunch", .relaunch), ("force quit", .forceQuit),
            ("wait 2 seconds", .wait(seconds: 2)),
            ("wait 0.5 seconds", .wait(seconds: 0.5)), ("print screen", .printScreen),
        ] as [(String, Step)])
    func `a step is read`(line: String, expected: Step) throws {
        #expect(try step(line) == expected)
        #expect(try step(expected.source) == expected)
    }

    @Test(arguments: [(#"tap "a""#, 1), (#"tap "a" 3 times"#, 3), ("tap link 2 3 times", 3), ("back 2 times", 2)])
    func `a step may be done several times`(line: String, times: Int) throws {
        guard case .step(_, let found) = try statement(line).kind else { throw WrongKind(line: line) }
        #expect(found == times)
    }

    @Test func `a statement knows its line, its text and its hints`() throws {
        let statement = try statement(
            """
            \t  tap "#1"   # goes on

            # the author's words
              hint de "Tippe." en "Tap."
            """)
        #expect(statement.source == "tap \"#1\"")
        #expect(statement.place == Finding.Place(path: "script.nav", position: SourcePosition(line: 3, column: 4)))
        #expect(statement.hints == [.german: "Tippe.", .english: "Tap."])
    }

    @Test func `hints may stand on lines of their own`() throws {
        let statement = try statement("back\nhint de \"a\"\nhint ja \"b\"")
        #expect(statement.hints == [.german: "a", .japanese: "b"])
    }

    @Test(arguments: [
        (#"tap "a""#, "tap"), ("back", "back"), (#"back to "a""#, "back"), (#"switch on "a""#, "switch"), (#"step up "a""#, "step"),
        ("force quit", "force-quit"), (#"enter "a" into "b""#, "enter"), ("expect path []", "expect-path"),
        ("expect no back", "expect-back"),
        ("expect no warnings", "expect-warning"), (#"expect link "a" disabled"#, "expect-link"), ("expect nothing stored", "expect-stored"),
        ("expect created A 0 times", "expect-created"), ("expect no sheet", "expect-sheet"),
        (#"expect text containing "a""#, "expect-text"),
    ])
    func `a statement that fails has a name`(line: String, id: String) throws {
        #expect(try statement(line).id == id)
        #expect(Statement.allIDs.contains(id))
    }
}
