import Testing

@testable import Lessons

/// Words above code that only say that it is code.
struct PageLabelTests {
    @Test(arguments: ["Code", "Swift code", "Swift-Code", "コード", "Swiftコード", "Κώδικας", "Κώδικας σε Swift", "Quellcode:", "Sample code"])
    func `a word for code right above it is its label`(label: String) throws {
        let page = try Self.page("let path = NavigationPath()\nprint(path.count)", below: label)
        #expect(page.lesson.codeSamples.map(\.language) == ["swift"])
        #expect(page.findings.contains { $0.id == "page-left-out" && $0.message.en.contains("“\(label)”") })
        #expect(page.lesson.sections.map(\.title) == ["A first look"])
    }

    @Test(arguments: ["console", "Konsole", "Terminal", "ターミナル", "Τερματικό", "Κονσόλα", "コンソール", "Console:"])
    func `a console above commands is their label`(label: String) throws {
        let page = try Self.page("git init\ngit add .", below: label)
        #expect(page.lesson.codeSamples.map(\.language) == ["bash"])
        #expect(page.lesson.codeSamples.map(\.role) == [.sample])
        #expect(page.findings.contains { $0.id == "page-left-out" && $0.message.en.contains("“\(label)”") })
    }

    @Test func `a console above what was printed is the label of that`() throws {
        let page = try Self.page("ready to go\nlistening on port 80", below: "Console")
        #expect(page.lesson.codeSamples.map(\.role) == [.output])
    }

    @Test func `the word for code apart from it is a heading`() throws {
        let text = "What it is made of\n\nThis page shows a piece of it.\n\nCode\n\nlet path = NavigationPath()\n\nThat was all there is to it.\n\nMore\n\nGo on from there.\n"
        let page = try PageFixture(name: "page", text: text, counted: []).page()
        #expect(page.lesson.sections.map(\.title) == ["Code", "More"])
    }

    private static func page(_ code: String, below label: String) throws -> PageText {
        let text = "What it is made of\n\nThis page shows a piece of it.\n\nA first look\n\nHere it stands, all of it:\n\n\(label)\n\(code)\n\nThat was all there is to it. More comes later.\n"
        return try PageFixture(name: "page", text: text, counted: []).page()
    }
}
