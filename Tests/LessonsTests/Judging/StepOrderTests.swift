import Automation
import Lessons
import Testing

@Suite struct StepOrderTests {
    private let kitchen = Evidence(
        .stack(
            "Küche", back: "Start", depth: 1, items: [.button("Neu", 1), .button("Sichern", 2, .disabled)],
            [
                .list([
                    .section("Zutaten", [.linkRow("Mehl", 3), .linkRow("Salz", 4)]),
                    .section("Rezepte", [.linkRow("Mehl", 5), .row("Risotto, Löschen", [.text("Risotto"), .button("Löschen", 6)])]),
                ]), .text("Guten Appetit"), .button("Mehr, bitte", 7),
            ]))

    @Test(arguments: [
        (#"tap "Neu""#, 1), (#"tap button "Neu""#, 1), (#"tap "Neu" in toolbar"#, 1), (#"tap "Mehl" in "Zutaten""#, 3),
        (#"tap link "Mehl" in "Rezepte""#, 5), (#"tap row "Mehl" in "Rezepte""#, 5), (#"tap "Salz""#, 4), ("tap link 2", 4),
        ("tap row 3", 5),
        ("tap link 1 in \"Rezepte\"", 5), (#"tap "Löschen" in "Risotto""#, 6), (#"tap "Löschen" in "Risotto, Löschen""#, 6),
        ("tap row 4", 6),
        (#"tap "Mehr,  bitte""#, 7), ("tap button 1", 1), (#"tap "Weg" | "Salz""#, 4),
    ])
    func `a tap finds what is meant`(line: String, handle: Int) throws {
        #expect(try order(line, on: kitchen) == .perform(.tap(handle: handle)))
    }

    @Test(arguments: [
        (
            #"tap "Zucker""#,
            "tap: Expected: something to tap called “Zucker”. Found: buttons: “Neu”, “Sichern”, “Löschen”, “Mehr, bitte”; links: “Mehl”, “Salz”, “Mehl”."
        ),
        (
            #"tap "Mehl""#,
            "tap: Expected: something to tap called “Mehl”. Found: link “Mehl” twice; say the kind, the position or “in” to tell them apart."
        ), (#"tap "Sichern""#, "tap: Expected: something to tap called “Sichern”. Found: button “Sichern”, disabled."),
        (
            #"tap "Guten Appetit""#,
            "tap: Expected: something to tap called “Guten Appetit”. Found: text “Guten Appetit”, but it doesn't respond to that."
        ), (#"tap button "Mehl""#, "tap: Expected: button “Mehl”. Found: buttons: “Neu”, “Sichern”, “Löschen”, “Mehr, bitte”."),
        (#"tap tab "A""#, "tap: Expected: tab “A”. Found: no tabs."),
        ("tap link 9", "tap: Expected: link 9. Found: links: “Mehl”, “Salz”, “Mehl”."),
        (
            #"tap "Neu" in "Gewürze""#,
            "tap: Expected: something to tap called “Neu” in “Gewürze”. Found: nothing with that title; there is “Küche”, “Zutaten”, “Mehl”, “Salz”, “Rezepte”, “Risotto, Löschen”."
        ),
        (
            #"tap "Mehl" in toolbar"#,
            "tap: Expected: something to tap called “Mehl” in the toolbar. Found: buttons: “Neu”, “Sichern”."
        ),
    ])
    func `a tap that finds nothing says what is there`(line: String, message: String) throws {
        #expect(try refusal(line, on: kitchen) == message)
    }

    @Test func `upper and lower case are different`() throws {
        #expect(try refusal(#"tap "neu""#, on: kitchen).hasPrefix("tap: Expected"))
    }

    @Test func `an identifier names a thing as well`() throws {
        var button = Element.button("+", 8)
        button.identifier = "add"
        #expect(try order(#"tap "add""#, on: Evidence(button)) == .perform(.tap(handle: 8)))
    }

    @Test func `whatever answers a tap can be tapped`() throws {
        let text = Element(.text, label: "Bild", handle: 9, states: .tappable)
        #expect(try order(#"tap "Bild""#, on: Evidence(text)) == .perform(.tap(handle: 9)))
        let row = Element.row("Bild", [.text("Bild")], .tappable, handle: 10)
        #expect(try order(#"tap "Bild""#, on: Evidence(.list([row]))) == .perform(.tap(handle: 10)))
    }

    @Test func `a tap on a text of a label reaches what the label is of`() throws {
        let texts = [Element.text("Reis"), .text("300 g")]
        let link = Element(.link, label: "Reis, 300 g", handle: 11, states: .tappable, children: texts)
        let row = Element.row("Reis, 300 g", [link])
        #expect(try order(#"tap "Reis""#, on: Evidence(.list([row]))) == .perform(.tap(handle: 11)))
        #expect(try refusal(#"tap link "Reis""#, on: Evidence(.list([row]))) == "tap: Expected: link “Reis”. Found: links: “Reis, 300 g”.")
    }

    @Test func `a link in a disabled row is disabled`() throws {
        #expect(try refusal(#"tap "a""#, on: Evidence(.list([.linkRow("a", 1, .disabled)]))).hasSuffix("link “a”, disabled."))
    }

    @Test func `composed and decomposed texts are the same`() throws {
        #expect(try order("tap \"Öffnen\"", on: Evidence(.button("O\u{308}ffnen", 1))) == .perform(.tap(handle: 1)))
        #expect(try order("tap \"がくせい\"", on: Evidence(.button("か\u{3099}くせい", 1))) == .perform(.tap(handle: 1)))
    }

    @Test func `what is in front is named where it hides what was meant`() throws {
        let alert = Evidence(.button("OK", 1), presentation: .init(kind: .alert, title: "Fehler"))
        let parsed = try step(#"tap "Neu""#)
        let failure = #expect(throws: Failure.self) { try parsed.order(on: alert, texts: .none) }
        #expect(failure?.notes.map(\.en) == ["In front there is: alert “Fehler”. It hides what is beneath."])
        #expect(try order(#"tap "OK" in "Fehler""#, on: alert) == .perform(.tap(handle: 1)))
    }

    @Test func `going back needs a back button`() throws {
        #expect(try order("back", on: kitchen) == .perform(.back(levels: 1)))
        #expect(try refusal("back", on: Evidence(.stack("Start", []))) == "back: Expected: back button. Found: no back button.")
    }

    @Test(arguments: [("A", 2), ("Start", 3)])
    func `the long press on the back button reaches pages beneath by their titles`(title: String, levels: Int) throws {
        let evidence = Evidence().with { $0.pages = ["Start", "A", nil, "Start"] }
        #expect(try order("back to \"\(title)\"", on: evidence) == .perform(.back(levels: levels)))
    }

    @Test func `a page that isn't beneath, or is there twice, can't be reached`() throws {
        let evidence = Evidence().with { $0.pages = ["A", "B", "A", "C"] }
        #expect(try refusal("back to \"C\"", on: evidence).hasSuffix("no such page beneath; there is “A”, “B”, “A”."))
        #expect(try refusal("back to \"A\"", on: evidence).contains("“A” twice"))
        #expect(try refusal("back to \"A\"", on: Evidence()).hasSuffix("no NavigationStack."))
    }

    @Test func `only a sheet or popover can be swiped down`() throws {
        #expect(try order("dismiss", on: Evidence(presentation: .init(kind: .sheet))) == .perform(.dismiss))
        #expect(try refusal("dismiss", on: Evidence(presentation: .init(kind: .alert))).hasSuffix("no sheet and no popover."))
    }

    private let form = Evidence(
        .stack(
            "Neu",
            [
                Element(
                    .form,
                    children: [
                        .row("Name", [.field("Name", nil, 1)]), .control(.toggle, "Vegetarisch", "on", 2), picker,
                        .control(.stepper, "Portionen", "2", 4), .control(.slider, "Helligkeit", "0.2", 5),
                        .control(.date, "Datum", nil, 6),
                    ])
            ]))

    private static var picker: Element {
        var picker = Element.control(.picker, "Größe", "Klein", 3)
        picker.options = ["Klein", "Groß"]
        return picker
    }

    private var picker: Element { Self.picker }

    @Test(
        arguments: [
            (#"enter "Risotto" into "Name""#, .enter(text: "Risotto", handle: 1)), (#"submit "Name""#, .submit(handle: 1)),
            (#"switch on "Vegetarisch""#, .setOn(true, handle: 2)), (#"switch off "Vegetarisch""#, .setOn(false, handle: 2)),
            (#"choose "Groß" in "Größe""#, .choose(option: 1, handle: 3)), (#"step up "Portionen""#, .stepUp(handle: 4)),
            (#"step down "Portionen""#, .stepDown(handle: 4)), (#"drag "Helligkeit" to 0.5"#, .drag(to: 0.5, handle: 5)),
            (#"set "Datum" to 2026-02-01"#, .set(date: 1_769_904_000, handle: 6)),
            (#"open "kochbuch://recipe/7""#, .open(url: "kochbuch://recipe/7")),
            ("background", .background), ("foreground", .foreground), ("resize regular", .resize(.regular)),
            ("wait 2 seconds", .wait(seconds: 2)),
        ] as [(String, Action)])
    func `a control is found by its label or prompt`(line: String, action: Action) throws {
        #expect(try order(line, on: form) == .perform(action))
    }

    @Test(arguments: [
        (#"choose "Riesig" in "Größe""#, "no such option; there is “Klein”, “Groß”."), (#"enter "x" into "Titel""#, "text fields: “Name”."),
        (#"switch on "Name""#, "text field “Name”, but it doesn't respond to that."), (#"step up "x""#, "steppers: “Portionen”."),
        ("refresh", "nothing that can be pulled to refresh."),
        (#"search "x""#, "no search field."), (#"delete row "Name""#, "row “Name”, but it doesn't respond to that."),
    ])
    func `a control that isn't there is missed by its kind`(line: String, end: String) throws {
        #expect(try refusal(line, on: form).hasSuffix("Found: \(end)"))
    }

    private let editable = Evidence(
        .list([
            .section(
                "A",
                [.row("a", [], [.deletable, .movable], handle: 1), .row("b", [.text("b")], [.swipeable, .holdable, .movable], handle: 2)]),
            .row("c", [], [.movable], handle: 3),
        ])
    ).with { evidence in
        evidence.screen.elements[0].states = .refreshable
        evidence.screen.elements[0].handle = 9
        evidence.screen.elements.append(.field("Suchen", nil, 8, .search))
    }

    @Test(
        arguments: [
            (#"delete row "a""#, .delete(handle: 1)), ("move row 3 to 1", .move(from: 2, to: 0, handle: 3)),
            (#"move "b" to 3"#, .move(from: 1, to: 2, handle: 2)),
            (#"swipe row "b""#, .swipe(handle: 2)), (#"hold "b""#, .hold(handle: 2)), (#"select row "c""#, .select(handle: 3)),
            ("refresh", .refresh(handle: 9)),
            (#"search "Ris""#, .search(text: "Ris", handle: 8)),
        ] as [(String, Action)])
    func `rows are held, swiped, selected, deleted and moved`(line: String, action: Action) throws {
        #expect(try order(line, on: editable) == .perform(action))
    }

    @Test func `a row can't be moved past the end`() throws {
        #expect(try refusal("move row 1 to 4", on: editable).hasSuffix("Found: rows: “a”, “b”, “c”."))
    }

    @Test func `leaving the app is an order of its own`() throws {
        #expect(try order("relaunch", on: Evidence()) == .restart(.relaunch))
        #expect(try order("force quit", on: Evidence()) == .restart(.forceQuit))
        #expect(try order("print screen", on: Evidence()) == .show)
    }

    @Test(
        arguments: [
            (#"back to "a""#, [.pages]), ("relaunch", []), (#"tap "a""#, [.screen]), ("expect path []", [.path]),
            ("expect no warnings", [.observations]),
            (#"expect console "a""#, [.console]), ("expect rows []", [.screen]),
        ] as [(String, Set<Question>)])
    func `only what a statement needs is asked`(line: String, questions: Set<Question>) throws {
        #expect(try statement(line).questions == questions)
    }
}
