import Lessons
import Testing

@testable import lessonctl

struct CommandTableTests {
    private let table = CommandTable.lessonctl

    @Test func `every verb stands once`() {
        #expect(Set(table.verbs).count == table.verbs.count)
    }

    @Test func `every verb has an example that its own reader understands`() throws {
        for command in table.commands {
            #expect(!command.examples.isEmpty)
            for example in command.examples {
                let words = example.split(separator: " ").prefix { $0 != ">" }.map(String.init)
                #expect(words.first == "lessonctl")
                #expect(try Invocation(Array(words.dropFirst()), of: table).command.verb == command.verb)
            }
        }
    }

    @Test func `an option takes a value with every verb or with none`() {
        let all = table.commands.flatMap(\.allOptions) + Option.withoutVerb
        for (name, options) in Dictionary(grouping: all, by: \.name) {
            #expect(Set(options.map { $0.value == .none }).count == 1, "--\(name)")
            #expect(Set(options.map(\.letter)).count == 1, "--\(name)")
        }
    }

    @Test func `a letter belongs to one option`() {
        let letters = table.options.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
    }

    @Test(arguments: Language.allCases)
    func `a help page fits into its width`(language: Language) {
        let page = HelpPage(language: language, output: Output(.nullDevice, [:]))
        let pages = [page.overview(of: table)] + table.commands.map(page.page)
        for line in pages.flatMap({ $0.split(separator: "\n") }) where !line.hasPrefix("  lessonctl ") {
            #expect(String(line).displayWidth <= 80, "\(line)")
        }
    }
}
