import Lessons
import Testing

struct HintsTests {
    @Test func `each language has its own hints, under its code or its own name`() {
        let hints = Hints(
            markdown: """
                # Hints for the stairs
                ## de
                - eins
                ## Ελληνικά
                - ένα
                - δύο
                ## Hints (English)
                - one
                ## 日本語
                - 一
                """)
        #expect(hints.texts(in: .german) == ["eins"])
        #expect(hints.texts(in: .greek) == ["ένα", "δύο"])
        #expect(hints.texts(in: .english) == ["one"])
        #expect(hints.texts(in: .japanese) == ["一"])
    }

    @Test func `entries of a list are hints, with all that is indented below them`() {
        let hints = Hints(
            markdown: """
                ## en
                From gentle to plain:

                1. Look at the path.

                   Twice.
                2. Bind it:
                   - here
                   - there
                """)
        #expect(hints.texts(in: .english) == ["Look at the path.\n\nTwice.", "Bind it:\n- here\n- there"])
    }

    @Test func `deeper headings begin a hint each`() {
        let hints = Hints(markdown: "# en\n## 1\nGentle.\n\n- a\n- b\n## 2\nPlain.\n## Only words\n")
        #expect(hints.texts(in: .english) == ["Gentle.\n\n- a\n- b", "Plain.", "Only words"])
    }

    @Test func `without list and headings each paragraph is a hint, code belongs to the one above`() {
        let hints = Hints(markdown: "# en\nGentle\nand long.\n\nPlain:\n\n```swift\npath = []\n\npop()\n```\n\nPlainest.\n")
        #expect(
            hints.texts(in: .english) == ["Gentle\nand long.", "Plain:\n\n```swift\npath = []\n\npop()\n```", "Plainest."])
    }

    @Test func `nothing in code is a heading or begins a hint`() {
        let hints = Hints(markdown: "# en\n1. Write\n   ```\n# de\n1. no\n   ```\n2. Done.\n")
        #expect(hints.languages == [.english])
        #expect(hints.texts(in: .english) == ["Write\n```\n# de\n1. no\n```", "Done."])
    }

    @Test func `a language without hints gets English ones, else whichever there are`() {
        #expect(Hints(markdown: "# en\nA.\n# de\nB.").language(for: .japanese) == .english)
        #expect(Hints(markdown: "# ελληνικά\nA.").language(for: .japanese) == .greek)
        #expect(Hints(markdown: "# de\n\n# en\n").language(for: .german) == nil)
    }

    @Test func `a heading of something else ends a language`() {
        #expect(Hints(markdown: "## en\n- one\n## Notes\n- none\n").texts(in: .english) == ["one"])
    }
}
