import Foundation
import Testing

@testable import Lessons

/// The same page as another browser, editor or author would have saved it.
struct PageMutation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (String) -> String

    static let all = [
        PageMutation("CRLF") { $0.replacing("\n", with: "\r\n") },
        PageMutation("CR") { $0.replacing("\n", with: "\r") },
        PageMutation("spaces at line ends") { $0.replacing("\n", with: "  \n") },
        PageMutation("two blank lines for one") { $0.replacing("\n\n", with: "\n\n\n") },
        PageMutation("decomposed letters") { $0.decomposedStringWithCanonicalMapping },
        PageMutation("tabs for spaces") { $0.replacing("    ", with: "\t") },
        PageMutation("no-break spaces for spaces") { $0.replacing("    ", with: "\u{A0}\u{A0}\u{A0}\u{A0}") },
        PageMutation("everything indented") { "  " + $0.replacing("\n", with: "\n  ") },
        PageMutation("other bullets") { text in
            text.replacing("\n• ", with: "\n▪ ").replacing("\n・", with: "\n• ").replacing("\n- ", with: "\n• ").replacing(
                "\n* ", with: "\n‣ ")
        },
        PageMutation("dashes for bullets") { text in
            text.replacing("\n• ", with: "\n- ").replacing("\n➤ ", with: "\n- ").replacing("\n◆ ", with: "\n– ")
        },
        PageMutation("labels in lower case") { text in
            text.replacing("\nSwift\n", with: "\nswift\n").replacing("\nKotlin\n", with: "\nkotlin\n").replacing(
                "\nJSON\n", with: "\njson\n")
        },
        PageMutation("labels with a button") {
            $0.replacing("\nSwift\n", with: "\nSwiftCopy code\n").replacing("\nKotlin\n", with: "\nKotlin\nCopy\n")
        },
        PageMutation("labels with a file's name") { $0.replacing("\nSwift\n", with: "\nSwift Example.swift\n") },
        PageMutation("labels glued to a file's name") { $0.replacing("\nSwift\n", with: "\nswiftExample.swift\n") },
        PageMutation("a blank line behind labels") { $0.replacing("\nSwift\n", with: "\nSwift\n\n") },
        PageMutation("no line end at the end") { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 },
    ]

    init(_ name: String, _ change: @escaping @Sendable (String) -> String) {
        (testDescription, self.change) = (name, change)
    }
}

struct PageMutationTests {
    @Test(arguments: PageFixture.all + PageFixture.given, PageMutation.all)
    func `A page saved otherwise is the same lesson`(fixture: PageFixture, mutation: PageMutation) throws {
        let (page, changed) = (PageCount(try fixture.page()), PageCount(try fixture.page(mutation.change)))
        #expect(page.lines(withLines: false) == changed.lines(withLines: false))
    }

    @Test(
        arguments: (PageFixture.all + PageFixture.given).filter {
            !(["de-liste-tief", "en-python-notes", "en-kotlin-to-swift"] + outputSetByIndentation).contains($0.name)
        })
    func `Indentation may be lost altogether`(fixture: PageFixture) throws {
        #expect(try Self.withoutIndentation(fixture).lines() == PageCount(try fixture.page()).lines())
    }

    @Test(arguments: PageFixture.all.filter { outputSetByIndentation.contains($0.name) })
    func `Where only indentation sets output apart, all else may lose its own`(fixture: PageFixture) throws {
        let others = { (page: PageCount) in page.lines().filter { !$0.hasPrefix("code text output") && !$0.hasPrefix("paragraphs:") } }
        #expect(try others(Self.withoutIndentation(fixture)) == others(PageCount(try fixture.page())))
    }

    /// Pages on which nothing but indentation and columns tells what a tool printed from text.
    private static let outputSetByIndentation = ["en-ruby-plain", "en-tsconfig"]

    private static func withoutIndentation(_ fixture: PageFixture) throws -> PageCount {
        PageCount(try fixture.page { text in
            text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
        })
    }
}
