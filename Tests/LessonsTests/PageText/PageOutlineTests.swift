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
