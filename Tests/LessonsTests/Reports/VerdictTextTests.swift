import Automation
import Testing

@testable import Lessons

struct VerdictTextTests {
    private static let secondPage = Evidence(.stack("2", back: "Start", depth: 2, [.text("2"), .button("Weiter", 1)])).with {
        $0.path = [.integer(1), .integer(2), .integer(4)]
    }

    @Test func `a failure tells the steps, the script's line, what was expected and what was there`() throws {
        var stairs = try StairsVerdict()
        stairs.see("Los geht's")
        try stairs.fail(0, at: 2, on: Self.secondPage)
        #expect(
            stairs.text(.german) == """
                ✗ climbs
                ✓ goes home

                ✗ climbs
                  Schritte:    tap "Los geht's" → tap "Weiter" 2 times
                  Skript:      stairs.nav:7: expect path [1, 2, 3]
                  Erwartet:    Pfad [1, 2, 3]
                  Da war:      Pfad [1, 2, ✗4], erwartet 3 statt 4
                  Hinweis:     Zähl mit.
                  Bildschirm:
                  ┌──────────────────────────────────────────────────────────┐
                  │ ‹ Start                    2                             │
                  ├──────────────────────────────────────────────────────────┤
                  │ 2                                                        │
                  │ [Weiter]                                                 │
                  └──────────────────────────────────────────────────────────┘

                Die Texte deiner Lösung sind auf Deutsch.
                Noch nicht bestanden: 1 von 2 Szenarien stimmen.
                """)
    }

    @Test(arguments: [
        (
            Language.greek,
            """
              Βήματα:      tap "Los geht's" → tap "Weiter" 2 times
              Script:      stairs.nav:7: expect path [1, 2, 3]
              Αναμενόταν:  διαδρομή [1, 2, 3]
              Υπήρχε:      διαδρομή [1, 2, ✗4], αναμενόταν 3 αντί για 4
              Υπόδειξη:    Count along.
              Οθόνη:
            """, "Δεν πέρασε ακόμη: σωστά είναι 1 από τα 2 σενάρια."
        ),
        (
            .english,
            """
              Steps:     tap "Los geht's" → tap "Weiter" 2 times
              Script:    stairs.nav:7: expect path [1, 2, 3]
              Expected:  path [1, 2, 3]
              Found:     path [1, 2, ✗4], expected 3 instead of 4
              Hint:      Count along.
              Screen:
            """, "Not passed yet: 1 of 2 scenarios are right."
        ),
        (
            .japanese,
            """
              手順:        tap "Los geht's" → tap "Weiter" 2 times
              スクリプト:  stairs.nav:7: expect path [1, 2, 3]
              期待:        パス [1, 2, 3]
              実際:        パス [1, 2, ✗4]、4ではなく3のはず
              ヒント:      Count along.
              画面:
            """, "まだ合格していません。2個のシナリオのうち、正しく動いたのは1個です。"
        ),
    ])
    func `it tells so in every language`(language: Language, rows: String, end: String) throws {
        var stairs = try StairsVerdict()
        stairs.see("Los geht's")
        try stairs.fail(0, at: 2, on: Self.secondPage)
        #expect(stairs.text(language).contains(rows))
        #expect(stairs.text(language).hasSuffix(end))
    }

    @Test func `as long as the solution's language isn't known, texts are shown in the command's`() throws {
        var stairs = try StairsVerdict()
        try stairs.fail(0, at: 0, on: Evidence(.button("Losgehen", 1)))
        let text = stairs.text(.german)
        #expect(text.contains("  Erwartet:    etwas zum Antippen namens „Los geht's“\n  Da war:      Buttons: „Losgehen“\n"))
        #expect(!text.contains("Die Texte deiner Lösung"))
    }

    @Test func `a screen that was drawn is only named again`() throws {
        var stairs = try StairsVerdict()
        let screen = Evidence(.button("Weiter", 1)).with { $0.path = [] }
        try stairs.fail(0, at: 2, on: screen)
        try stairs.fail(1, at: 1, on: screen)
        let text = stairs.text()
        #expect(text.components(separatedBy: "┌").count == 2)
        #expect(text.contains("  Screen:    the same as above in “climbs”\n"))
    }

    @Test func `a crash tells the step, Swift's words, the place with its line, and what it means`() throws {
        var stairs = try StairsVerdict()
        stairs.see("はじめる")
        stairs.crash(0, at: 1)
        #expect(
            stairs.text(.japanese).contains(
                """
                ✗ climbs
                  手順:        tap "はじめる"
                  スクリプト:  stairs.nav:6: tap next 2 times
                  起きたこと:  プログラムがここでクラッシュしました。Swift のメッセージ：
                               Can't remove last element from an empty collection
                  場所:        Solution.swift:3:29
                               3 | Button("次へ") { path.removeLast() }
                                 |                       ^
                  説明:        ここで、あるものより多く取り除こうとしています。先に `if
                               !path.isEmpty { path.removeLast() }` と確かめるか、いつでも使える
                               `path.removeAll()` でパスを空にしてください。

                """))
    }

    @Test func `the same crash is told once`() throws {
        var stairs = try StairsVerdict()
        stairs.crash(0, at: 1)
        stairs.crash(1, at: 1)
        let text = stairs.text()
        #expect(text.contains("  Script:         stairs.nav:11: back\n  What happened:  the same as above in “climbs”\n"))
        #expect(text.components(separatedBy: "Solution.swift:3:29").count == 2)
    }

    @Test func `an app that falls at its start says so`() throws {
        var stairs = try StairsVerdict()
        let finding = Finding(id: "crash", severity: .error, message: Phrase(verbatim: "Boom"))
        stairs.verdict.scenarios[0].mishap = Verdict.Mishap(finding: finding)
        #expect(stairs.text().contains("  Script:         when the app started, before the first step\n  What happened:  Boom\n"))
    }

    private func compileError(_ message: String, line: String, column: Int) -> Finding {
        let file = SourceFile(path: "Solution.swift", text: line)
        let place = Finding.Place(path: file.path, position: SourcePosition(line: 1, column: column))
        return Diagnostic(severity: .error, message: message, place: place, excerpt: file.excerpt(at: place.position), notes: []).finding
    }

    @Test func `a compiler's message stands word for word, its caret below wide characters, with its meaning`() throws {
        let verdict = Verdict(findings: [
            compileError("cannot find 'Anzal' in scope", line: "    Text(\"数：\\(Anzal)\")", column: 15)
        ])
        #expect(
            VerdictText(verdict, language: .german).lines.map(\.text).joined(separator: "\n") == """
                Solution.swift:1:15: error: cannot find 'Anzal' in scope
                  1 | Text("数：\\(Anzal)")
                    |             ^
                  Erklärung:  Diesen Namen kennt Swift hier nicht. Prüf die Schreibweise, auch
                              Groß- und Kleinschreibung, und ob er an dieser Stelle schon
                              deklariert ist.

                Der Compiler kann das noch nicht kompilieren; deshalb lief noch nichts.
                """)
    }

    @Test func `an explanation is given once, and the first messages do`() throws {
        let errors = (1...8).map { compileError("cannot find 'a\($0)' in scope", line: "a", column: 1) }
        let text = VerdictText(Verdict(findings: errors), language: .english).lines.map(\.text).joined(separator: "\n")
        #expect(text.components(separatedBy: "Explanation:").count == 2)
        #expect(text.contains("'a5'") && !text.contains("'a6'"))
        #expect(text.contains("There are 3 more messages. Begin with the first: others often go away with it."))
    }

    @Test func `a requirement is told before scenarios that are right`() throws {
        var stairs = try StairsVerdict()
        stairs.see("Next")
        stairs.verdict.findings = [Finding(id: "require", severity: .error, message: Phrase(verbatim: "Use a path."))]
        #expect(
            stairs.text() == """
                error: Use a path.

                ✓ climbs
                ✓ goes home

                The texts of your solution are in English.
                Not passed yet: the scenarios are right, but the exercise asks for more; see above.
                """.replacing("more; see above.", with: "more; see\nabove."))
    }

    @Test(arguments: [
        (Language.german, "Bestanden: Alle 2 Szenarien stimmen."), (.greek, "Πέρασε: και τα 2 σενάρια είναι σωστά."),
        (.english, "Passed: all 2 scenarios are right."), (.japanese, "合格です。2個のシナリオがすべて正しく動きました。"),
    ])
    func `a pass is short`(language: Language, end: String) throws {
        #expect(try StairsVerdict().text(language) == "✓ climbs\n✓ goes home\n\n\(end)")
    }

    @Test func `a program without a script shows its first screen and nothing else`() {
        var verdict = Verdict()
        var scenario = Verdict.Scenario(name: "", place: Finding.Place(path: "", position: SourcePosition(line: 1, column: 1)))
        scenario.screens = [Verdict.Shown(screen: Screen(elements: [.text("Hello")]), path: [.integer(1)])]
        verdict.scenarios = [scenario]
        let lines = VerdictText(verdict, language: .english, width: 40).lines.map(\.text)
        #expect(lines == ["  ┌" + String(repeating: "─", count: 34) + "┐", "  │ Hello" + String(repeating: " ", count: 28) + "│",
                          "  └" + String(repeating: "─", count: 34) + "┘", "  Path:  [1]", ""])
    }

    @Test func `the words of compiler, Swift and SwiftUI stay on one line`() throws {
        let message = "instance method 'navigationDestination(for:destination:)' requires that 'Recipe' conform to 'Hashable'"
        let text = VerdictText(Verdict(findings: [compileError(message, line: "a", column: 1)]), language: .japanese)
        #expect(text.lines[0].text == "Solution.swift:1:1: error: \(message)")
        var stairs = try StairsVerdict()
        let warning = Warning(name: "missing destination", text: String(repeating: "A NavigationLink leads nowhere. ", count: 5) + "End.")
        try stairs.fail(0, at: 2, on: Self.secondPage.with { $0.observations.warnings = [warning, warning] })
        #expect(stairs.text(width: 40).components(separatedBy: warning.text).count == 2)
    }

    @Test(arguments: Language.allCases, [70, 80])
    func `no line is wider than it may be`(language: Language, width: Int) throws {
        var stairs = try StairsVerdict()
        stairs.see("はじめる")
        try stairs.fail(0, at: 2, on: Self.secondPage)
        stairs.crash(1, at: 1)
        stairs.verdict.scenarios[0].console = String(repeating: "経路 ", count: 60)
        stairs.verdict.findings = [compileError("cannot find 'x' in scope", line: String(repeating: "経路", count: 90), column: 90)]
        for line in VerdictText(stairs.verdict, language: language, width: width).lines {
            #expect(line.text.displayWidth <= width, "\(line.text)")
        }
    }

    @Test func `tones mark what passed and what failed`() throws {
        var stairs = try StairsVerdict()
        stairs.crash(0, at: 1)
        let tones = VerdictText(stairs.verdict, language: .english).lines.filter { $0.tone != .plain }
        #expect(tones.map(\.tone) == [.failed, .passed, .failed, .failed])
    }
}
