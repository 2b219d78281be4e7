import Automation
import Lessons
import Testing

@Suite struct ExpectationTests {
    private let kitchen = Evidence(
        .stack(
            "Küche", back: "Start", depth: 2, items: [.button("Neu", 1), .button("Sichern", 2, .disabled)],
            [
                .list([
                    .section("Zutaten", [.linkRow("Mehl", 3), .linkRow("Salz, 1 g", 4, [.disclosure, .selected])]),
                    .section("Rezepte", [.row("Risotto", [.text("Risotto")]), .row("Aus", [.link("Aus", 5, .disabled)])]),
                ]), .text("Guten  Appetit"), .control(.toggle, "Laut", "off", 6), .field("Name", nil, 7, .focused),
                .field("Menge", "3", 8), image,
            ]))

    private static var image: Element {
        var image = Element(.image)
        image.style = Style()
        image.style?.symbol = "checkmark.circle.fill"
        return image
    }

    private var image: Element { Self.image }

    @Test(arguments: [
        #"title "Küche""#, #"title "x" | "Küche""#, #"no title "Start""#, #"back "Start""#, "back", #"no back "Küche""#, "depth 2",
        #"text "Guten Appetit""#,
        #"text "Risotto""#, #"text "Küche""#, #"text "Zutaten""#, #"text "3""#, #"text "Name""#, #"text containing "Appe""#,
        #"no text "Appetit""#, #"no text "Menge""#,
        #"text "Mehl" in "Zutaten""#, #"no text "Mehl" in "Rezepte""#, #"button "Neu""#, #"button "Neu" enabled"#,
        #"button "Sichern" disabled"#, #"button "Neu" in toolbar"#,
        #"no button "Neu" disabled"#, #"no button "Weg""#, #"no button "Weg" in "Nirgends""#, #"link "Mehl" enabled with disclosure"#,
        #"row "Mehl" with disclosure"#,
        #"no row "Risotto" with disclosure"#, #"row "Salz, 1 g" selected"#, #"link "Salz, 1 g" selected"#, #"row "Aus" disabled"#,
        #"link "Aus" disabled"#,
        #"section "Zutaten""#, #"toggle "Laut""#, #"field "Name""#, #"image "checkmark.circle.fill""#, "link 3 disabled", "row 2 selected",
        #"rows ["Mehl", "Salz, 1 g", "Risotto", "Aus"]"#, #"rows ["Mehl", ..., _]"#, #"rows ["Risotto", "Aus"] in "Rezepte""#,
        #"value "off" of "Laut""#,
        #"value "" of "Name""#, #"value "3" of "Menge""#, #"focus "Name""#, #"no focus "Menge""#, "no sheet", "no alert \"x\"",
        "no warnings", "nothing stored",
        #"no console "x""#, "created DetailView 0 times",
    ])
    func `an expectation is met`(line: String) throws {
        #expect(try complaint(line, on: kitchen) == nil)
    }

    @Test(arguments: [
        (#"title "Kueche""#, "Expected: title “Kueche”. Found: title “Küche”."),
        (#"no title "Küche""#, "Expected: no title “Küche”. Found: title “Küche”."),
        (#"back "Ende""#, "Expected: back button “Ende”. Found: back button “Start”."),
        ("no back", "Expected: no back button. Found: back button “Start”."), ("depth 1", "Expected: depth 1. Found: depth 2."),
        (#"no text containing "utat""#, "Expected: no text containing “utat”. Found: “Zutaten”."),
        (#"text "Salz" in "Zutaten""#, "Expected: text “Salz” in “Zutaten”. Found: “Mehl”, “Salz, 1 g”."),
        (#"button "Weiter""#, "Expected: button “Weiter”. Found: buttons: “Neu”, “Sichern”."),
        (#"button "Sichern" enabled"#, "Expected: button “Sichern”, enabled. Found: button “Sichern”, disabled."),
        (
            #"row "Risotto" selected with disclosure"#,
            "Expected: row “Risotto”, selected, with an arrow (›). Found: row “Risotto”, not selected, without an arrow (›)."
        ),
        (#"no link "Mehl" with disclosure"#, "Expected: no link “Mehl”, with an arrow (›). Found: “Mehl”."),
        (#"slider "x""#, "Expected: slider “x”. Found: no sliders."),
        (
            #"rows ["Mehl", "Salz", "Risotto", "Aus"]"#,
            "Expected: rows [\"Mehl\", \"Salz\", \"Risotto\", \"Aus\"]. Found: rows [\"Mehl\", ✗\"Salz, 1 g\", \"Risotto\", \"Aus\"], expected \"Salz\" instead of \"Salz, 1 g\"."
        ), (#"value "on" of "Laut""#, "Expected: value “on”, control “Laut”. Found: value “off”."),
        (#"value "x" of "Weg""#, "Expected: value “x”, control “Weg”. Found: text fields: “Name”, “Menge”; toggles: “Laut”."),
        (#"focus "Menge""#, "Expected: focus “Menge”. Found: focus on “Name”."),
        (#"sheet "Neu""#, "Expected: sheet “Neu”. Found: nothing in front."),
        (#"warning "missing destination""#, "Expected: warning “missing destination”. Found: no warning."),
        (#"console "x""#, "Expected: line of output with “x”. Found: no such line in the output."),
        (#"stored "x""#, "Expected: stored key “x”. Found: nothing stored."),
        ("created DetailView 2 times", "Expected: DetailView created 2 times. Found: 0 times."),
    ])
    func `an expectation that isn't met says what was there`(line: String, message: String) throws {
        #expect(try complaint(line, on: kitchen) == message)
    }

    @Test(arguments: [
        (Screen.Presentation.Kind.sheet, "sheet", true), (.cover, "cover", true), (.popover, "popover", true), (.alert, "alert", true),
        (.dialog, "dialog", true),
        (.alert, "sheet", false), (.sheet, "popover", false),
    ])
    func `what is in front is known by its kind, and by its title or a text in it`(
        kind: Screen.Presentation.Kind, word: String, isMet: Bool
    ) throws {
        let front = Evidence(.stack("Neues Rezept", [.text("Name")]), presentation: .init(kind: kind, title: "Hallo", message: "Wirklich?"))
        for text in ["", " \"Hallo\"", " \"Neues Rezept\"", " \"Name\"", " \"Wirklich?\""] {
            #expect((try complaint("\(word)\(text)", on: front) == nil) == isMet)
            #expect((try complaint("no \(word)\(text)", on: front) == nil) != isMet)
        }
        #expect(try complaint("\(word) \"Tschüs\"", on: front) != nil)
        #expect(try complaint("no \(word) \"Tschüs\"", on: front) == nil)
    }

    @Test func `what was counted during the run is compared`() throws {
        let evidence = Evidence().with {
            $0.observations.warnings = [Warning(name: "duplicate id", text: "…")]
            $0.stored = ["bookmark"]
            $0.observations.created = ["DetailView": 5]
            $0.console = "eins\nGespeichert:  ja\n"
        }
        for line in [
            #"warning "duplicate id""#, #"warning "missing tag" | "duplicate id""#, #"stored "bookmark""#, "created DetailView 5 times",
            #"console "speichert""#,
        ] {
            #expect(try complaint(line, on: evidence) == nil)
        }
        #expect(try complaint("no warnings", on: evidence)?.hasSuffix("warning “duplicate id”.") == true)
        #expect(try complaint("nothing stored", on: evidence)?.hasSuffix("“bookmark”.") == true)
        #expect(try complaint(#"no warning "second sheet""#, on: evidence) == nil)
    }

    @Test func `the front stack of a split view is that of the last column that has one`() throws {
        let split = Evidence(
            Element(
                .splitView,
                children: [.stack("Leiste", [.list([.row("a")])]), .stack("Detail", depth: 1, [.list([.row("b")])]), .text("leer")]))
        #expect(try complaint(#"title "Detail""#, on: split) == nil)
        #expect(try complaint(#"rows ["b"]"#, on: split) == nil)
        #expect(try complaint(#"text "a""#, on: split) == nil)
    }

    @Test func `where there is no stack or list that is said`() throws {
        #expect(try complaint(#"title "a""#, on: Evidence())?.hasSuffix("no NavigationStack.") == true)
        #expect(try complaint("depth 0", on: Evidence())?.hasSuffix("no NavigationStack.") == true)
        #expect(try complaint("depth 1", on: Evidence().with { $0.pages = ["a", "b"] }) == nil)
        #expect(try complaint("rows []", on: Evidence())?.hasSuffix("no list.") == true)
        #expect(try complaint("rows []", on: Evidence(.list([]))) == nil)
        #expect(try complaint("back", on: Evidence())?.hasSuffix("no back button.") == true)
        #expect(try complaint("no back", on: Evidence()) == nil)
    }

    @Test func `a label is expected in the solution's language`() throws {
        let labels = "label home de \"Start\" en \"Home\""
        let script = try Script(SourceFile(path: "s.nav", text: "\(labels)\nscenario \"s\"\nexpect title home"))
        var texts = LabelResolver(script.labels, preferring: .german)
        texts.see(Screen(elements: [.text("Home")]))
        let expectation = try expectation("expect title home", labels: labels)
        #expect(expectation.failure(on: Evidence(.stack("Home", [])), texts: texts) == nil)
        let failure = expectation.failure(on: Evidence(.stack("Start", [])), texts: texts)
        #expect(failure?.message.de == "Erwartet: Titel „Home“. Da war: Titel „Start“.")
    }

    @Test(arguments: Language.allCases)
    func `a failure is worded in every language`(language: Language) throws {
        for line in [
            "path [1]", "depth 7", "title \"x\"", "no back", "text \"x\"", "button \"x\" enabled", "rows []", "value \"x\" of \"y\"",
            "sheet", "focus \"x\"", "warning \"second sheet\"", "console \"x\"", "stored \"x\"", "created A 2 times",
        ] {
            let failure = try #require(try expectation("expect \(line)").failure(on: kitchen, texts: .none))
            #expect(!failure.expected.text(in: language).isEmpty)
            #expect(!failure.found.text(in: language).isEmpty)
        }
    }

    @Test func `a Japanese name follows its noun without a space`() throws {
        let alert = Evidence(.button("OK", 1), presentation: .init(kind: .alert, title: "エラー"))
        let covered = try #require(try expectation("expect depth 1").failure(on: alert, texts: .none))
        #expect(covered.notes.map(\.ja) == ["手前にアラート「エラー」があり、その下は見えません。"])
        let absent = try #require(try expectation("expect sheet \"メモ\"").failure(on: alert, texts: .none))
        #expect(absent.message.ja == "期待：シート「メモ」。実際：アラート「エラー」。")
    }

    @Test func `a failure becomes a finding by the statement's name`() throws {
        let place = Finding.Place(path: "s.nav", position: SourcePosition(line: 3, column: 1))
        let failure = try #require(try expectation("expect depth 1").failure(on: kitchen, texts: .none))
        #expect(failure.finding(at: place).line(in: .english) == "s.nav:3:1: error: Expected: depth 1. Found: depth 2.")
        #expect(failure.finding(at: place).id == "expect-depth")
    }
}
