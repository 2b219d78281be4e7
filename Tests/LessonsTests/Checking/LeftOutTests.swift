import Testing

@testable import Lessons

struct LeftOutTests {
    private func parts(_ text: String) -> [LeftOut] { LeftOut.parts(of: SwiftToken.tokens(of: text)) }

    @Test(arguments: ["os(iOS)", "canImport(UIKit)", "canImport(MapKit)"])
    func `what is for phones alone is left out`(condition: String) {
        #expect(parts("#if \(condition)\nlet a = 1\nlet b = 1\n#endif") == [LeftOut(condition: condition, line: 1, end: 4)])
    }

    @Test(arguments: ["os(macOS)", "DEBUG", "canImport(SwiftUI)", "!os(iOS)", "os(iOS) || os(Linux)"])
    func `other conditions leave out nothing that a phone has`(condition: String) {
        #expect(parts("#if \(condition)\nlet a = 1\n#endif").isEmpty)
    }

    @Test func `what stands behind else is compiled`() {
        #expect(parts("#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif") == [LeftOut(condition: "os(iOS)", line: 1, end: 3)])
    }

    @Test func `parts inside others are told each`() {
        let found = parts("#if DEBUG\n#if canImport(UIKit)\nimport UIKit\n#endif\n#endif")
        #expect(found == [LeftOut(condition: "canImport(UIKit)", line: 2, end: 4)])
    }

    @Test func `an empty part is nothing to speak of`() {
        #expect(parts("#if os(iOS)\n#endif").isEmpty)
    }

    @Test func `the sentence names the condition and the lines`() {
        #expect(LeftOut(condition: "os(iOS)", line: 3, end: 6).message.en
            == "`#if os(iOS)` isn't true in a check, which runs on Linux. Lines 4–5 are left out.")
    }
}
