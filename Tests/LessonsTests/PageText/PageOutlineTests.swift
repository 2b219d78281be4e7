import Testing

@testable import Lessons

/// How deep the headings of a page stand, and what makes its parts different.
struct PageOutlineTests {
    @Test(arguments: PageFixture.all + PageFixture.given)
    func `No heading of a page skips a level`(fixture: PageFixture) throws {
        let levels = try Self.levels(of: fixture.page())
        #expect(zip([1] + levels, levels).allSatisfy { $1 <= $0 + 1 })
    }

    @Test func `A chapter's number before all numbers doesn't make headings deeper`() throws {
        let text = """
            Joining tables

            What you learn

            You learn how two tables become one.

            4.2.1 Inner joins

            Only rows with a partner are in the result.

            4.2.1.1 With a condition

            The condition says which rows are partners.

            4.2.2 Left joins

            All rows of the left table are in the result.
            """
        #expect(try Self.levels(of: Self.page(text)) == [1, 2, 2, 3, 2])
    }

    @Test func `Questions stand right below their heading where there are no levels`() throws {
        let text = """
            A path in a stack

            How it works

            The path holds what is on the stack.

            FAQ

            Is the root in the path?

            No. The root is always there.
            """
        let page = try Self.page(text)
        #expect(page.lesson.faq.count == 1)
        #expect(Self.levels(of: page) == [1, 2, 2, 3])
    }

    @Test(arguments: ["Contents", "On this page"])
    func `The heading of a list of contents that wasn't saved is left out`(heading: String) throws {
        let text = "A path in a stack says where you are. This page shows how.\n\(heading)\nWhat a path holds\nThe path holds a value for each screen.\nWhat a path lacks\nThe root is never in it.\n"
        let page = try Self.page(text)
        #expect(page.lesson.sections.map(\.title) == ["What a path holds", "What a path lacks"])
        #expect(page.findings.contains { $0.id == "page-left-out" && $0.message.en.contains("“\(heading)”") })
    }

    @Test func `A name with a remark in brackets is a heading above a list`() throws {
        let text = "違いは二つあります。どちらも表に出ます。\n書き方の違い\nNavigationView(旧)\n- 入れ子が深くなる\n- 戻る先を選べない\nNavigationStack(新)\n- 値で進む\n- まとめて戻れる\n"
        let page = try Self.page(text)
        #expect(page.lesson.codeSamples.isEmpty)
        #expect(page.lesson.sections.map(\.title).suffix(2) == ["NavigationView(旧)", "NavigationStack(新)"])
    }

    @Test func `A further piece of a file has no name`() throws {
        let text = """
            A path in a stack

            How it works

            The model comes first.

            PathStore.swift
            let path = NavigationPath()
            print(path.count)

            Below it stands what changes the path.

            PathStore.swift
            func goHome() {
                path = NavigationPath()
            }

            That is all.
            """
        #expect(try Self.page(text).lesson.codeSamples.map(\.attributes.name) == ["PathStore.swift", nil])
    }

    private static func page(_ text: String) throws -> PageText {
        try PageFixture(name: "page", text: text, counted: []).page()
    }

    private static func levels(of page: PageText) -> [Int] {
        page.lesson.markdown.nodes.compactMap { if case .heading(let level) = $0.kind { level } else { nil } }
    }
}
