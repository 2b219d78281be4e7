import Testing

@testable import Lessons

/// What programs and tools print, without a label above it.
struct PageOutputTests {
    @Test(arguments: [
        ("print(\"Hello, \\(name)!\")", "Hello, Ada!"), ("print(prices.map { $0 * 2 })", "[240, 500]"), ("print(prices.first)", "Optional(120)"),
        ("for name in [\"Ada\", \"Bob\"] {\n    print(name)\n}", "Ada\nBob"), ("print(\"Sum:\", prices.count)", "Sum: 3"),
        ("swift build", "Building for debugging...\nBuild complete! (2.31s)"), ("git merge topic", "Updating 3f1c2ab..9d04e77\nFast-forward"),
        ("npm install", "added 57 packages in 3s"), ("swift --version", "Swift version 6.0.3"),
        ("let list: [Int] = nil", "main.swift:1:19: error: 'nil' cannot initialize\n1 | let list: [Int] = nil\n  |                   ^"),
    ])
    func `is told from text, right below the code or behind a blank line`(code: String, output: String) throws {
        for gap in ["\n", "\n\n", "\n\nThis is what comes:\n\n"] {
            let samples = try Self.samples("A first look\n\nThis page shows a piece of it.\n\nIn practice\n\nHere it stands:\n\n\(code)\(gap)\(output)\n\nThat was all there is to it.\n\nMore\n\nGo on from there.\n")
            #expect(samples == [code, output])
        }
    }

    @Test func `is what a sentence announces`() throws {
        let text = "Reading a file\n\nThis page shows how.\n\nLine by line\n\nfor line in lines {\n    print(line)\n}\n\nThis prints:\n\nBuy milk\nReturn the book\n\nThat was all there is to it.\n"
        #expect(try Self.samples(text) == ["for line in lines {\n    print(line)\n}", "Buy milk\nReturn the book"])
    }

    @Test func `ends where a heading or a text goes on below it`() throws {
        let page = try Self.page("Ein Paket bauen\nDieser Text zeigt, wie es geht, und nicht mehr.\nSchritt 1: Bauen\nDas macht ein Befehl, der eine Weile braucht.\nTerminal\nswift build\nBuilding for debugging...\nBuild complete! (2.31s)\nSchritt 2: Testen\nDas geht mit einem zweiten Befehl, der genauso kurz ist.\n")
        #expect(page.lesson.codeSamples.map(\.source) == ["swift build", "Building for debugging...\nBuild complete! (2.31s)"])
        #expect(page.lesson.sections.map(\.title) == ["Schritt 1: Bauen", "Schritt 2: Testen"])
    }

    @Test func `is a table of a database with crossing rules`() throws {
        let table = " name  | title\n-------+-------\n Aylin | Momo\n(1 row)"
        let samples = try Self.samples("Tables\n\nThis page shows one of them.\n\nThe result\n\nThis is what it says:\n\n\(table)\n\nThat was all there is to it.\n")
        #expect(samples.map { $0.split(separator: "\n").count } == [4])
    }

    @Test(arguments: ["Ada\n\nThat is a heading here.", "3 rules\n\nThere are no more."])
    func `is no heading below code that prints nothing`(text: String) throws {
        let code = "let names = [\"Ada\", \"Bob\"]"
        #expect(try Self.samples("A first look\n\nThis page shows a piece of it.\n\nHere it stands:\n\n\(code)\n\n\(text)\n") == [code])
    }

    private static func page(_ text: String) throws -> PageText {
        try PageFixture(name: "page", text: text, counted: []).page()
    }

    private static func samples(_ text: String) throws -> [String] {
        try page(text).lesson.codeSamples.map(\.source)
    }
}
