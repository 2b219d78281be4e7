import Automation
import Lessons
import Testing

@Suite struct ScriptExpectationTests {
    private static func named(_ kind: Target.Kind, _ text: ScriptText, in container: Target.Container? = nil) -> Target {
        Target(kind, .text(text), in: container)
    }

    @Test(
        arguments: [
            ("path [1, 2]", .path(.whole(ListPattern([.one(.integer(1)), .one(.integer(2))])))),
            ("path []", .path(.whole(ListPattern([])))),
            ("path ends with [.settings]", .path(.endsWith(ListPattern([.one(.enumCase(type: nil, name: "settings", []))])))),
            ("path starts with [1]", .path(.startsWith(ListPattern([.one(.integer(1))])))), ("path is empty", .path(.isEmpty)),
            ("path is not empty", .path(.isNotEmpty)), ("depth 2", .depth(2)), (#"title "Stufe 2""#, .title("Stufe 2")),
            (#"back "Start""#, .back("Start")), (#"text "2""#, .text("2", in: nil)), (#"text containing "ufe""#, .part("ufe", in: nil)),
            (#"text "2" in "Zahlen""#, .text("2", in: .named("Zahlen"))),
            (#"button "Weiter" enabled"#, .element(named(.button, "Weiter"), [.enabled])),
            (#"link "Mehl" disabled"#, .element(named(.link, "Mehl"), [.disabled])),
            (#"row "Mehl" with disclosure"#, .element(named(.row, "Mehl"), [.disclosure])),
            (#"link "Risotto" enabled with disclosure"#, .element(named(.link, "Risotto"), [.enabled, .disclosure])),
            (#"tab "Profil" selected"#, .element(named(.tab, "Profil"), [.selected])),
            (#"row "Mehl" selected"#, .element(named(.row, "Mehl"), [.selected])),
            (#"section "Zahlen""#, .element(named(.section, "Zahlen"), [])),
            ("link 2 disabled", .element(Target(.link, .position(2)), [.disabled])),
            (#"button "+" in toolbar"#, .element(named(.button, "+", in: .toolbar), [])),
            (#"rows ["a", _, ...]"#, .rows(ListPattern([.one(.text("a")), .one(.any), .run]), in: nil)),
            (#"value "Groß" of "Größe""#, .value("Groß", of: Target(nil, .text("Größe")))),
            (#"value "on" of toggle "Laut""#, .value("on", of: named(.toggle, "Laut"))), (#"sheet "Neu""#, .presentation(.sheet, "Neu")),
            ("sheet", .presentation(.sheet, nil)), (#"cover "Neu""#, .presentation(.cover, "Neu")),
            (#"popover "Neu""#, .presentation(.popover, "Neu")),
            (#"alert "Neu""#, .presentation(.alert, "Neu")), (#"dialog "Neu""#, .presentation(.dialog, "Neu")),
            (#"focus "Name""#, .focus("Name")),
            (#"warning "missing destination""#, .warning([.missingDestination])),
            (#"warning "duplicate id" | "missing tag""#, .warning([.duplicateID, .missingTag])),
            (#"console "gespeichert""#, .console("gespeichert")),
            (#"stored "bookmark""#, .stored("bookmark")), ("created DetailView 0 times", .created(type: "DetailView", count: 0)),
            ("created DetailView 1 time", .created(type: "DetailView", count: 1)),
        ] as [(String, Expectation.Subject)])
    func `an expectation is read`(line: String, expected: Expectation.Subject) throws {
        #expect(try expectation("expect \(line)") == Expectation(expected))
    }

    @Test(
        arguments: [
            ("no back", .back(nil)), ("no sheet", .presentation(.sheet, nil)), ("no warnings", .warning([])),
            ("nothing stored", .stored(nil)),
            (#"no link "X" with disclosure"#, .element(named(.link, "X"), [.disclosure])), (#"no text "a""#, .text("a", in: nil)),
            (#"no warning "second sheet""#, .warning([.secondSheet])), (#"no console "a""#, .console("a")),
            (#"no stored "a""#, .stored("a")),
            (#"no title "a""#, .title("a")), (#"no focus "a""#, .focus("a")), (#"no menu "a""#, .element(named(.menu, "a"), [])),
        ] as [(String, Expectation.Subject)])
    func `no stands before what is found by its name`(line: String, expected: Expectation.Subject) throws {
        #expect(try expectation("expect \(line)") == Expectation(expected, isNegated: true))
    }

    @Test(arguments: WarningName.allCases)
    func `every warning of the contract has its name`(warning: WarningName) throws {
        #expect(try expectation(#"expect warning "\#(warning.rawValue)""#).subject == .warning([warning]))
    }

    @Test(arguments: Target.Kind.allCases, ["", " enabled", " disabled", " selected", " with disclosure"])
    func `every kind takes every state`(kind: Target.Kind, state: String) throws {
        guard case .element(let target, let states) = try expectation("expect \(kind.rawValue) \"x\"\(state)").subject else {
            throw WrongKind(line: kind.rawValue)
        }
        #expect(target.kind == kind)
        #expect(states.isEmpty == state.isEmpty)
    }
}
