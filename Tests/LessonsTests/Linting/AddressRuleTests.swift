import Testing

@testable import Lessons

struct AddressRuleTests {
    private let bench: LintBench

    init() throws { bench = try LintBench() }

    @Test func `an address that the language of the addresses names holds in every language`() throws {
        try bench.replace("## The Path", with: "<!-- id: own -->\n## The Path", in: "en")
        try bench.replace("Siehe", with: "[Siehe](#own)")
        #expect(try bench.linter().findings.filter { $0.finding.id != "translation" } == [])
    }

    @Test func `an address that only another language names is found with the place where it belongs`() throws {
        try bench.replace("## Der Pfad", with: "<!-- id: own -->\n## Der Pfad")
        #expect(try bench.places() == ["8:1 address"])
        let message = try bench.findings().first?.message.en
        #expect(message?.contains("<!-- id: own --> above “The Path” (Content/en/ways.md:8)") == true, "\(message ?? "")")
    }

    @Test(arguments: ["faq", "summary", "the-path", "_contents", "_question-1"])
    func `an address that another section has of itself, or the page, is found`(id: String) throws {
        try bench.replace("## Common", with: "<!-- id: \(id) -->\n## Common", in: "en")
        #expect(try bench.places("en").filter { $0.hasSuffix("address") } == ["13:1 address"])
    }
}
