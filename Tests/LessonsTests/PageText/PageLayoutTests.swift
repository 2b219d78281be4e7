import Testing

@testable import Lessons

struct PageLayoutTests {
    @Test func `names of languages between pieces of code are headings`() throws {
        let counted = try Self.counted("""
            Closed sets in three languages

            Rust

            enum Route {
                Home,
                Detail(u32),
            }

            Java

            sealed interface Route permits Home, Detail {}
            record Home() implements Route {}

            C#

            public abstract record Route;
            public record Home : Route;

            What they share

            The compiler can check that no case is forgotten.
            """)
        #expect(counted.contains("section prose: Java"))
        #expect(counted.contains("code rust sample: Rust"))
        #expect(counted.contains("code java sample: Java"))
        #expect(counted.contains("code csharp sample: C#"))
    }

    @Test func `text that is indented under its headings is text`() throws {
        let counted = try Self.counted("""
                            NOTES ON STACKS

            1. INTRODUCTION

               These notes were written with a plain editor, as people did once.

            2. A STACK

               A stack holds pages. It looks like this:

                   struct Pile: View {
                       var body: some View { Text("bottom") }
                   }

               The last line closes the type. Text goes on after it.

            3. QUESTIONS

               Q. Can a stack be empty?
               A. Its path can. The root is always there.
            """)
        #expect(counted.contains("section prose: 1. INTRODUCTION"))
        #expect(counted.contains("code swift sample: 2. A STACK"))
        #expect(counted.contains("faq none: Can a stack be empty?"))
    }

    @Test func `what a tool printed below its command belongs to it`() throws {
        let page = try PageFixture(name: "a", text: "Setting up\n\nMake sure it's there:\n\n$ swift --version\nSwift version 6.0\nTarget: linux\n\nThen go on with the next page.\n", counted: []).page()
        #expect(page.lesson.codeSamples.map(\.source) == ["$ swift --version\nSwift version 6.0\nTarget: linux"])
    }

    @Test(arguments: ["sudo apt-get update", "sudo systemctl restart nginx", "brew install git gh", "npm install react-router-dom vite"])
    func `a command that reads like words is code`(command: String) throws {
        let page = try Self.page("A server\n\nFirst you do this in a terminal:\n\n\(command)\n\nThen you go on with the next part of this page.\n")
        #expect(page.lesson.codeSamples.map(\.source) == [command])
    }

    @Test(arguments: ["brew install is the command for it", "sudo for beginners"])
    func `words about a command are a heading`(heading: String) throws {
        let page = try Self.page("A server\n\nThis page is about one.\n\n\(heading)\n\nIt takes a while. Then it's there.\n\nMore\n\nGo on from there.\n")
        #expect(page.lesson.codeSamples == [])
    }

    @Test func `a query over several lines is one piece of code`() throws {
        let query = "SELECT name, due\nFROM tasks\nJOIN people ON people.id = owner\nWHERE done = 0\n  AND due > 3\nORDER BY name"
        let page = try Self.page("Tasks\n\nThis query finds what is left:\n\n\(query)\n\nThe list comes in order of names.\n")
        #expect(page.lesson.codeSamples.map(\.source) == [query])
        #expect(page.lesson.codeSamples.map(\.language) == ["sql"])
    }

    private static func page(_ text: String) throws -> PageText {
        try PageFixture(name: "page", text: text, counted: []).page()
    }

    private static func counted(_ text: String) throws -> [String] {
        PageCount(try PageFixture(name: "page", text: text, counted: []).page()).lines(withLines: false)
    }
}
