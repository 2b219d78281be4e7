import Testing

@testable import Lessons

struct AddressTests {
    @Test(arguments: [
        ("Größe & Maß: ÄÖÜ", "groesse-mass-aeoeue"), ("A value that isn't Hashable", "a-value-that-isnt-hashable"), ("Café No. 2", "cafe-no-2"),
    ])
    func `A slug is ASCII`(heading: String, slug: String) {
        #expect(heading.slug == slug)
    }

    @Test func `Sections take their addresses from the section at the same place of the model`() throws {
        let (model, _) = try SampleLesson.read("# T\n## Objective\n## First\n## Second\n## Summary", "en")
        var (lesson, _) = try SampleLesson.read("# T\n## まとめ\n## 一\n## 目標\n## 二\n## 三", "ja")
        lesson.assignAddresses(from: model)
        #expect(lesson.sections.map(\.id) == ["summary", "first", "objective", "second", "section-5"])
    }

    @Test func `An address of the model's holds whatever the lesson says itself, and tells the section where both say it`() throws {
        let (model, _) = try SampleLesson.read("# T\n## First\n<!-- id: key -->\n## Second\n## Third", "en")
        var (lesson, _) = try SampleLesson.read("# T\n<!-- id: key -->\n## 二\n<!-- id: own -->\n## 一\n## 三\n<!-- id: more -->\n## 四", "ja")
        lesson.assignAddresses(from: model)
        #expect(lesson.sections.map(\.id) == ["key", "first", "third", "more"])
    }

    @Test func `What words give makes way for what is given`() throws {
        let (alone, _) = try SampleLesson.read("# T\n## key\n<!-- id: key -->\n## A", "en")
        #expect(alone.sections.map(\.id) == ["key-2", "key"])
        let (model, _) = try SampleLesson.read("# T\n## Objective\n## Summary", "en")
        var (lesson, _) = try SampleLesson.read("# T\n## Ziel\n## Summary\n## Zusammenfassung", "de")
        lesson.assignAddresses(from: model)
        #expect(lesson.sections.map(\.id).last == "summary")
    }

    @Test func `A comment above a heading names the address, and no two are the same`() throws {
        let (lesson, _) = try SampleLesson.read("# T\n\n<!-- id: key -->\n## A\n\n## B\n\n## B\n\n## key\n")
        #expect(lesson.sections.map(\.id) == ["key", "b", "b-2", "key-2"])
    }
}
