import Automation
import Lessons
import Testing

@Suite struct ScreenDrawingTests {
    private func drawing(_ elements: Element..., front: Screen.Presentation? = nil, width: Int = 30) -> String {
        Screen(presentation: front, elements: elements).drawing(in: .german, width: width).joined(separator: "\n")
    }

    @Test func `a stack has its bar, its texts and its buttons`() {
        #expect(
            drawing(
                .stack(
                    "Stufe 2", back: "Start", items: [.button("Neu", 1)], [.text("2"), .button("Weiter", 2), .button("Ende", 3, .disabled)])
            )
                == """
                ┌────────────────────────────┐
                │ ‹ Start  Stufe 2     [Neu] │
                ├────────────────────────────┤
                │ 2                          │
                │ [Weiter]                   │
                │ [Ende] (deaktiviert)       │
                └────────────────────────────┘
                """)
    }

    @Test func `rows have a chevron, and wide characters count as two`() {
        #expect(
            drawing(.stack("家族", [.list([.section("子", [.linkRow("一郎", 1), .linkRow("花子", 2, [.disclosure, .selected])])])]))
                == """
                ┌────────────────────────────┐
                │            家族            │
                ├────────────────────────────┤
                │ 子:                        │
                │ • 一郎                   › │
                │ • 花子                 ✓ › │
                └────────────────────────────┘
                """)
    }

    @Test func `controls show their values`() {
        #expect(
            drawing(
                .field("Name", "Risotto", 1, .focused), .control(.toggle, "Laut", "on", 2), .control(.picker, "Größe", "Groß", 3),
                .control(.stepper, "Portionen", "2", 4), .control(.slider, "Licht", "0.5", 5), .link("Mehr", 6),
                Element(.menu, label: "Art"))
                    == """
                    ┌────────────────────────────┐
                    │ Name: <Risotto|>           │
                    │ [x] Laut                   │
                    │ Größe: Groß ▾              │
                    │ Portionen: 2 [−] [+]       │
                    │ Licht: 0.5                 │
                    │ [Mehr →]                   │
                    │ [Art ▾]                    │
                    └────────────────────────────┘
                    """)
    }

    @Test func `what is in front is named on the frame`() {
        #expect(
            drawing(.button("OK", 1), front: .init(kind: .alert, title: "Fehler", message: "Nichts gespeichert"))
                == """
                ┌─ Alert: Fehler ────────────┐
                │ Nichts gespeichert         │
                │ [OK]                       │
                └────────────────────────────┘
                """)
    }

    @Test func `tabs stand beneath`() {
        let tabs = Element(
            .tabs, children: [.text("Hallo"), Element(.tab, label: "Start"), Element(.tab, label: "Profil", states: .selected)])
        #expect(drawing(tabs).contains("│ Hallo                      │\n├────────────────────────────┤\n│ Start | ▸ Profil           │"))
    }

    @Test func `an empty screen says so`() { #expect(drawing().contains("(leer)")) }

    @Test(arguments: [20, 41, 80, 200])
    func `no line is wider than asked, nor than 80 columns`(width: Int) {
        let long = String(repeating: "次の画面へ進む sehr lang ", count: 9)
        let screen = Screen(
            presentation: .init(kind: .sheet, title: long),
            elements: [.stack(long, back: long, items: [.button(long, 1)], [.text(long), .list([.linkRow(long, 2)]), .button(long, 3)])])
        for line in screen.drawing(in: .japanese, width: width) { #expect(line.displayWidth == min(80, width)) }
    }

    @Test func `a long list loses its end, and control characters their effect`() {
        let rows = (1...10_000).map { Element.row("\u{1B}[2J\($0)") }
        let lines = Screen(elements: [.list(rows)]).drawing(in: .english, height: 10)
        #expect(lines.count == 10)
        #expect(lines[8].contains("…"))
        #expect(!lines.joined().unicodeScalars.contains("\u{1B}"))
    }
}
