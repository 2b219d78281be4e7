import Lessons
import Testing

@Suite struct ScriptMistakeTests {
    /// What a whole script's findings say in English, a line each.
    private func findings(_ text: String) -> [String] {
        Script.parse(SourceFile(path: "s.nav", text: text)).findings.map { $0.line(in: .english) }
    }

    @Test(
        arguments: [
            ("root▸", "Something is missing here: the first screen, as in StairsView()."),
            ("▸rot StairsView()", "“rot” is not a statement of this language. Did you mean “root”?"),
            ("seed ▸-3", "“-3” doesn't fit here. Needed: a whole number from 0."),
            ("seed ▸seven", "Something other than “seven” has to be here: a whole number from 0."),
            ("size ▸regulr", "“regulr” is not a size. Did you mean “regular”?"),
            ("size ▸big", "“big” is not a size. Possible here: compact, regular."),
            ("locale ▸klingon", "“klingon” is not a locale such as en_US."),
            ("locale ▸de_de", "“de_de” is not a locale such as en_US. Did you mean “de_DE”?"),
            ("time ▸zoen UTC", "“zoen” is not a word that fits here. Did you mean “zone”?"),
            ("time zone ▸Europe/Berln", "“Europe/Berln” is not a time zone such as Europe/London. Did you mean “Europe/Berlin”?"),
            ("date ▸2026-02-30", "“2026-02-30” isn't a calendar date or a time. Write it like this: 2026-01-31 10:15."),
            ("date 2026-02-28 ▸25:00", "“25:00” isn't a calendar date or a time. Write it like this: 2026-01-31 10:15."),
            ("appearance ▸drak", "“drak” is not an appearance. Did you mean “dark”?"),
            (#"label next de "a" ▸eng "b""#, "“eng” is not one of the languages. Did you mean “en”?"),
            (#"label next ▸fr "a""#, "“fr” is not one of the languages. Possible here: de, el, en, ja."),
            (#"label ▸tap de "a""#, "A label can't be called “tap”: that is a word of the script language. Give it another name."),
            ("label next▸", "Something is missing here: a language: de, el, en or ja."),
            (#"label next de "a" ▸de "b""#, "There is already a text for “de”. Separate alternatives with |."),
            (#"label ▸next de "{}" en "b""#, "Only some texts of the label “next” contain {}. Either all of them must, or none."),
            (#"label next de ▸„a“"#, "Texts go between straight quotation marks; here there is „. Write \"."),
            ("require▸", "Something is missing here: a type or a modifier with a leading dot."),
            (
                "require ▸NavigationStack(path",
                "“NavigationStack(path” is neither a type nor a modifier with a leading dot, such as NavigationStack(path:) or .sheet."
            ), (#"must ▸nto compile "x""#, "“nto” is not a word that fits here. Did you mean “not”?"),
            (#"must not compile▸"#, "Something is missing here: a text in \"…\"."),
            (#"▸tap "a""#, "“tap” belongs in a scenario. Start one above it: scenario \"…\"."),
            (#"▸hint de "a""#, "A hint belongs directly below the step or expectation it is about."),
            ("scenario▸", "Something is missing here: a text in \"…\"."),
            ("scenario ▸climbs", "Something other than “climbs” has to be here: a text in \"…\"."),
            (#"scenario ▸"climbs"#, "This quotation mark isn't closed: another \" has to come before the end of the line."),
        ].map { (Marked($0.0), $0.1) })
    func `a mistake in the head is said with its place`(line: Marked, message: String) {
        #expect(findings(line.text) == ["s.nav:1:\(line.column): error: \(message)"])
    }

    @Test(
        arguments: [
            ("▸tpa next", "“tpa” is not a statement of this language. Did you mean “tap”?"),
            ("  tap ▸nxet", "“nxet” is not a label of this script. Did you mean “next”?"),
            ("tap ▸tomato", "“tomato” is not a label of this script."),
            (#"tap ▸buton "x""#, "“buton” is not a kind of element. Did you mean “button”?"),
            (#"tap "Überrasch" | ▸"x"#, "This quotation mark isn't closed: another \" has to come before the end of the line."),
            (#"tap "x" ▸"y""#, "The statement is already complete here; “\"y\"” doesn't belong to it."),
            ("tap ▸“Weiter”", "Texts go between straight quotation marks; here there is “. Write \"."),
            ("tap ▸'x'", "Texts go between straight quotation marks; here there is '. Write \"."),
            ("tap▸", "Something is missing here: a text in \"…\", a label, or kind and position as in link 2."),
            ("tap link▸", "Something is missing here: a text in \"…\" or a label."), ("tap link ▸0", "Counting starts at 1, but here it says “0”."),
            ("tap ▸step", "The label “step” has a placeholder {}. Write the value after the name, as in step(2)."),
            ("tap ▸next(2)", "The label “next” has no placeholder {}. Write just next, or put {} into its texts."),
            ("tap step▸(2", "The bracket “(” isn't closed on this line."), ("tap next ▸0 times", "Counting starts at 1, but here it says “0”."),
            ("tap next 3 ▸tims", "“tims” is not a word that fits here. Did you mean “times”?"),
            ("tap next 3▸", "Something is missing here: the word times."),
            (#"tap "x" |▸"#, "Something is missing here: a text in \"…\" or a label."),
            (#"tap "x" in▸"#, "Something is missing here: a text in \"…\" or a label."),
            (#"enter "x" ▸in "Name""#, "Something other than “in” has to be here: the word into."),
            (#"switch ▸onn "x""#, "“onn” is not a word that fits here. Did you mean “on”?"),
            (#"switch ▸"x""#, "Something other than “\"x\"” has to be here: on or off."),
            (#"choose "x" ▸"y""#, "Something other than “\"y\"” has to be here: the word in."),
            (#"step ▸upp "x""#, "“upp” is not a word that fits here. Did you mean “up”?"),
            (#"drag "x" to ▸half"#, "Something other than “half” has to be here: a number."),
            (#"set "x" to ▸2026-13-01"#, "“2026-13-01” isn't a calendar date or a time. Write it like this: 2026-01-31 10:15."),
            ("force▸", "Something is missing here: the word quit."),
            ("▸wait 11 seconds", "A scenario can wait at most 10 seconds; up to this point it is 11."),
            ("print ▸scren", "“scren” is not a word that fits here. Did you mean “screen”?"),
            ("▸expct path [1]", "“expct” is not a statement of this language. Did you mean “expect”?"),
            ("expect▸", "Something is missing here: what is expected, such as path, title or text."),
            ("expect ▸pth [1]", "“pth” is nothing that can be expected. Did you mean “path”?"),
            ("expect ▸no path [1]", "“no” can't come before “path”, only before something that is found by its name."),
            ("expect ▸no depth 1", "“no” can't come before “depth”, only before something that is found by its name."),
            ("expect path▸", "Something is missing here: a list in […]."),
            ("expect path ▸[1, 2", "The bracket “[” isn't closed on this line."),
            ("expect path [1 ▸2]", "Something other than “2” has to be here: , or ]."),
            ("expect path [.▸]", "Something other than “]” has to be here: a name."),
            ("expect path [▸settings]", "“settings” is not a label of this script. Did you mean “.settings”?"),
            ("expect path [▸nxt]", "“nxt” is not a label of this script. Did you mean “next”?"),
            (#"expect path [Recipe(name ▸"x")]"#, "Something other than “\"x\"” has to be here: : or ,."),
            ("expect path [▸99999999999999999999]", "“99999999999999999999” doesn't fit here. Needed: a number."),
            ("expect path ends ▸[1]", "Something other than “[1]” has to be here: the word with."),
            ("expect path is ▸emty", "“emty” is not a word that fits here. Did you mean “empty”?"),
            ("expect depth ▸-1", "“-1” doesn't fit here. Needed: a whole number from 0."),
            (#"expect text ▸contaning "x""#, "“contaning” is not a word that fits here. Did you mean “containing”?"),
            (#"expect button "x" ▸enabeld"#, "“enabeld” is not a state. Did you mean “enabled”?"),
            (#"expect row "x" with ▸discolsure"#, "“discolsure” is not a word that fits here. Did you mean “disclosure”?"),
            (#"expect ▸buttn "x""#, "“buttn” is nothing that can be expected. Did you mean “button”?"),
            (#"expect rows ▸"x""#, "Something other than “\"x\"” has to be here: a list in […]."),
            ("expect warning ▸missing destination", "Something other than “missing” has to be here: a text in \"…\"."),
            (
                #"expect warning ▸"mising destination""#,
                "“mising destination” is not a warning of SwiftUI's. Did you mean “missing destination”?"
            ),
            ("expect ▸warnings", "Something other than “warnings” has to be here: warning \"…\" or no warnings."),
            ("expect created ▸3 times", "Something other than “3” has to be here: the name of a type."),
            ("expect title ▸back", "Something other than “back” has to be here: a text in \"…\" or a label."),
            ("▸seed 4", "“seed” belongs at the beginning of the script, before the first scenario."),
        ].map { (Marked($0.0), $0.1) })
    func `a mistake in a scenario is said with its place`(line: Marked, message: String) {
        let head = "label next de \"Weiter\"\nlabel step de \"Stufe {}\"\nscenario \"s\"\n"
        #expect(findings(head + line.text) == ["s.nav:4:\(line.column): error: \(message)"])
    }

    @Test func `columns count Unicode scalars, and what is wrong in a quote doesn't hide what follows`() {
        let line = Marked(#"tap "💁🏽 e̊ ▸\q" | nxt"#)
        let found = Script.parse(SourceFile(path: "s.nav", text: "label next de \"a\"\nscenario \"s\"\n\(line.text)")).findings
        #expect(found.map { $0.place?.position.column } == [line.column, line.column + 6])
        #expect(found.first?.message.en == "“\\q” isn't an escape sequence that Swift knows. For the character \\ itself, write \\\\.")
    }

    @Test func `all mistakes of a script are found at once`() {
        let found = findings(
            """
            sed 3
            label next de "Weiter"
            label next de "Los"
            scenario "a"
              tpa nxt
                hint de "kein Folgefehler"
              expect bottun hom enabld
            scenario "a"
            """)
        #expect(
            found == [
                "s.nav:1:1: error: “sed” is not a statement of this language. Did you mean “seed”?",
                "s.nav:3:7: error: “next” is already on line 2. Leave one of them out or give it another name.",
                "s.nav:5:3: error: “tpa” is not a statement of this language. Did you mean “tap”?",
                "s.nav:5:7: error: “nxt” is not a label of this script. Did you mean “next”?",
                "s.nav:7:10: error: “bottun” is nothing that can be expected. Did you mean “button”?",
                "s.nav:7:17: error: “hom” is not a label of this script.",
                "s.nav:7:21: error: “enabld” is not a state. Did you mean “enabled”?",
                "s.nav:8:10: error: “a” is already on line 4. Leave one of them out or give it another name.",
            ])
    }

    @Test func `what is said twice in the head is reported`() {
        #expect(findings("seed 1\nseed 2") == ["s.nav:2:1: error: “seed” is already on line 1. Leave one of them out."])
    }

    @Test func `waiting adds up over a scenario, repetitions included`() {
        #expect(findings("scenario \"a\"\nwait 4 seconds 2 times\nwait 2 seconds\nscenario \"b\"\nwait 10 seconds") == [])
        #expect(
            findings("scenario \"a\"\nwait 4 seconds 2 times\nwait 2.5 seconds\nwait 1 seconds")
                == ["s.nav:3:1: error: A scenario can wait at most 10 seconds; up to this point it is 10.5."])
    }

    @Test func `brackets without end are no reason to stop reading`() {
        let deep = "scenario \"s\"\nexpect path " + String(repeating: "[", count: 100_000)
        #expect(findings(deep) == ["s.nav:2:64: error: A value on the path can't be nested this deep; at most 50 levels are allowed."])
    }

    @Test(.enabled(if: !GivenScripts.paths.isEmpty, "the given programs don't lie beside the project"))
    func `a script with any letters changed is read to its end`() throws {
        var random = SystemRandomNumberGenerator()
        let letters = Array("\"\\{}[](),.:|#_-1aé次\u{301} \n")
        for path in GivenScripts.paths {
            let text = Array(try SourceFile(contentsOf: path).text)
            for _ in 0..<10 {
                var changed = text
                for _ in 0..<5 { changed[Int.random(in: text.indices, using: &random)] = letters.randomElement(using: &random) ?? " " }
                let (script, findings) = Script.parse(SourceFile(path: "s.nav", text: String(changed)))
                #expect((script == nil) == findings.contains { $0.severity == .error })
            }
        }
    }

    @Test func `a scenario that never runs is a warning`() throws {
        let (script, findings) = Script.parse(SourceFile(path: "s.nav", text: "must not compile \"x\"\nscenario \"a\"\n  back"))
        #expect(script != nil)
        #expect(findings.map(\.severity) == [.warning])
    }

    @Test func `a finding names what to write instead`() throws {
        let finding = try #require(Script.parse(SourceFile(path: "s.nav", text: "sed 3")).findings.first)
        #expect(finding.id == "script")
        #expect(finding.fix == Phrase(verbatim: "seed"))
    }

    @Test func `a script with a mistake throws all of them`() {
        #expect(throws: Script.Unreadable.self) { try Script(SourceFile(path: "s.nav", text: "tap")) }
    }

    @Test(arguments: [
        "tap", "expect", "scenario", "toolbar", "times", "de", "nil", "regular", "back", "warnings", "containing", "disclosure",
    ])
    func `a label can't be called like a keyword`(word: String) {
        #expect(Script.parse(SourceFile(path: "s.nav", text: "label \(word) de \"a\"")).findings.count == 1)
    }

    @Test(arguments: ["step", "next", "home", "start", "tapped", "Back"])
    func `a label may be called like anything else`(word: String) throws {
        let labels = "label \(word) de \"a\""
        #expect(try step("tap \(word)", labels: labels) == .tap(Target(nil, .text(ScriptText([.label(word)])))))
    }

    @Test(arguments: Language.allCases)
    func `every finding is worded in every language`(language: Language) {
        let text =
            "rot\nseed x\nlabel tap de \"a\nlabel x\nscenario a\ntap nxt 3\nexpect path [1\nwait 11 seconds\nexpect no depth 1\nset \"a\" to x"
        for finding in Script.parse(SourceFile(path: "s.nav", text: text)).findings {
            #expect(!finding.message.text(in: language).isEmpty)
        }
    }
}
