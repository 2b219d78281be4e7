import Testing

@testable import Lessons

struct FullWidthRuleTests {
    private let bench: LintBench

    init() throws { bench = try LintBench() }

    @Test(arguments: [
        ("＃＃　見出し", "14:1", "## "), ("##　見出し", "14:1", "## "), ("＊　項目", "14:1", "- "), ("１．　項目", "14:1", "1. "), ("＞　引用", "14:1", "> "),
        ("　字下げ", "14:1", ""), ("これは｀path｀です", "14:4", "`path`"), ("これは＊＊重要＊＊です", "14:4", "**重要**"),
        ("[文書]（ways.md）", "14:1", "[文書](ways.md)"),
    ])
    func `marks of full width are named with what was meant`(text: String, place: String, fix: String) throws {
        try bench.replace("Keine.", with: text)
        #expect(try bench.places() == ["\(place) full-width"])
        #expect(try bench.findings().map(\.fix?.ja) == [fix])
        #expect(try bench.linter().findings.flatMap(\.edits) == [])
    }

    @Test(arguments: ["これは（括弧）です。", "`＊＊`は全角です", "「３．２」の話"])
    func `full-width signs of ordinary text are fine`(text: String) throws {
        try bench.replace("Keine.", with: text)
        #expect(try bench.places() == [])
    }

    @Test func `every mark is found, where it is in the file`() throws {
        try bench.replace("Keine.", with: "&amp; が\u{3099} ｀a｀と｀b｀")
        #expect(try bench.places() == ["14:10 full-width", "14:14 full-width"])
    }

    @Test func `very many marks in one line are found in no time`() throws {
        try bench.replace("Keine.", with: String(repeating: "｀a", count: 20_000))
        let start = ContinuousClock.now
        #expect(try bench.places().last == "14:39997 full-width")
        #expect(start.duration(to: .now) < .seconds(5))
    }

    @Test func `the beginnings of very many lines are looked at in no time`() throws {
        try bench.replace("Keine.", with: String(repeating: "1月は冬\nKein Zeichen\n１月\n", count: 5_000))
        let start = ContinuousClock.now
        #expect(try bench.places() == [])
        #expect(start.duration(to: .now) < .seconds(5))
    }
}
