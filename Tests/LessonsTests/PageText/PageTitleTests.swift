import Testing

@testable import Lessons

/// What stands before a page's text.
struct PageTitleTests {
    @Test(arguments: [
        "By Jane Doe, 3 May 2024", "Jane Doe · 2024-05-03 · 4 min read", "Published on May 3, 2024\n4 min read", "Jane Doe\nUpdated 3 May 2024",
    ])
    func `a title right above its subtitle and byline is the title`(byline: String) throws {
        let page = try Self.page("Stacks of pages, explained\nWhat I wish I had known about them\n\(byline)")
        #expect(page.lesson.title == "Stacks of pages, explained")
        #expect(page.lesson.subtitle == "What I wish I had known about them")
    }

    @Test func `a site's name right above the title is none`() throws {
        let page = try Self.page("Cupboard\nStacks of pages, explained\nBy Jane Doe, 3 May 2024")
        #expect(page.lesson.title == "Stacks of pages, explained")
    }

    @Test func `a menu right above the title isn't it`() throws {
        let page = try Self.page("Cupboard\nPosts   Tags   About   RSS\nStacks of pages, explained\nWhat I wish I had known about them\nBy Jane Doe, 3 May 2024")
        #expect(page.lesson.title == "Stacks of pages, explained")
    }

    @Test func `the name of a course above the title isn't it`() throws {
        let page = try Self.page("Stacks from the ground up – the course\n\nLesson 2.14 · Stage 2 – Advanced\n\nPushing pages on a stack\n\nabout 12 minutes to read")
        #expect(page.lesson.title == "Pushing pages on a stack")
    }

    @Test func `a long title right below a menu and above its subtitle is the title`() throws {
        let page = try Self.page("Open in app\nSign in\nMember-only story\nPushing and Taking: Stacks of Pages in an Afternoon\nA gentle tour of stacks, from a page that is pushed to one that leaves\nEditorial Team\nFollow\n6 min read\nJan 12, 2026")
        #expect(page.lesson.title == "Pushing and Taking: Stacks of Pages in an Afternoon")
    }

    @Test(arguments: ["stacks.example", "www.stacks-and-pages.example"])
    func `a site's address isn't the title`(address: String) throws {
        #expect(try Self.page("\(address)\nStacks 🧭\n10 min read").lesson.title == "Stacks 🧭")
    }

    @Test func `a title is known by parts of its words, too`() throws {
        let text = "webfibel.example\nEin Kontaktformular mit PHP auswerten\nzuletzt geändert: 03.01.2026 | Schwierigkeit: mittel\nVom leeren Feld bis zur Bestätigung\nDas Formular\nEin Formular schickt seine Felder an den Server, und dort wartet ein Skript darauf.\nDie Bestätigung\nAm Ende steht eine Bestätigung, die nicht leer ist.\n"
        #expect(try PageFixture(name: "page", text: text, counted: []).page().lesson.title == "Ein Kontaktformular mit PHP auswerten")
    }

    private static func page(_ start: String) throws -> PageText {
        let text = "\(start)\n\nA stack holds pages, and the last one is on top of it.\n\nPushing pages\n\nA page goes on top of the others.\n\nTaking pages away\n\nIt leaves the same way. That is explained below.\n"
        return try PageFixture(name: "page", text: text, counted: []).page()
    }
}
