import Foundation
import Testing

@testable import Lessons

struct SiteManifestTests {
    @Test func `A manifest comes back as it was written, whatever stands in it`() throws {
        let stamp = FileStamp(size: 3, time: 1_700_000_000_123_456_789)
        var manifest = SiteManifest(tool: "1 2")
        manifest.files = ["de/a\tb\\.html": .init(key: "", stamp: stamp), "e": .init(key: "k", stamp: stamp)]
        let full = LessonCard(
            number: "3.20", stage: 3, stageName: "", minutes: 15, title: "A \\t\tb\nc \\0 ü", folders: ["exercise1"],
            exercises: [.init(number: 1, id: nil, level: .beginner, title: ""), .init(number: 2, id: "e", level: nil, title: "\\0")],
            mentions: [.init(api: "f(_:)", section: "a", title: "Ä")], images: ["b/c.png"])
        let bare = LessonCard(
            number: nil, stage: nil, stageName: nil, minutes: nil, title: "", folders: [], exercises: [], mentions: [], images: [])
        manifest.cards = ["de/a": .init(key: "x", card: full), "de/b": .init(key: "y", card: bare)]
        let read = try #require(SiteManifest(manifest.data))
        #expect(read.tool == manifest.tool && read.files == manifest.files)
        #expect(read.cards.mapValues(\.card) == ["de/a": full, "de/b": bare])
        #expect(read.data == manifest.data)
    }

    @Test(arguments: ["{\"files\":{}}", "file\ta", "mention\ta\tb\tc", "card\ta\tb\tc\nother\tx"])
    func `What is no manifest isn't taken for one`(text: String) {
        #expect(SiteManifest(Data(text.utf8)) == nil)
    }
}
