import Testing

@testable import Lessons

struct PlainTextTests {
    @Test func `Marks go and blocks stay apart`() {
        let text = "Ein **fetter** [Link](x) und `code`.\n\n- eins\n- zwei\n\n  mehr\n\n3. drei\n4. vier\n\nEnde  \nneu"
        #expect(Markdown(text).plainText(of: 0) == """
            Ein fetter Link und code.

            - eins
            - zwei

            mehr

            3. drei
            4. vier

            Ende
            neu
            """)
    }

    @Test func `Text is in Form C`() {
        #expect(Array(Markdown("U\u{308}bung か\u{3099}").plainText(of: 0).utf8) == Array("Übung が".utf8))
    }
}
