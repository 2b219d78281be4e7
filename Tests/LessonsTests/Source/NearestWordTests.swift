import Testing

@testable import Lessons

@Suite struct NearestWordTests {
    @Test(
        arguments: [
            ("tpa", "tap"), ("Tap", "tap"), ("swich", "switch"), ("buttn", "button"), ("contains", "containing"), ("press", nil),
            ("xyz", nil),
            ("", nil), ("tab", "tab"),
        ] as [(String, String?)])
    func `the word that was probably meant is found`(written: String, meant: String?) {
        #expect(written.nearest(in: ["tap", "tab", "switch", "button", "containing"]) == meant)
    }

    @Test func `the beginning of a single word means that word`() {
        #expect("prog".nearest(in: ["progress", "play"]) == "progress")
        #expect("pro".nearest(in: ["progress", "prompt"]) == nil)
    }

    @Test func `a word with nothing near it has none`() {
        #expect("ten".nearest(in: []) == nil)
    }
}
