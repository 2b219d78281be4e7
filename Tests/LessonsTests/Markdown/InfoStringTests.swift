import Testing

@testable import Lessons

struct InfoStringTests {
    @Test func `A fence says its language, then attributes`() {
        let info = InfoString("Swift  name=recipes with=a,b fails=\"conform to 'Hashable'\" output")
        #expect(info.language == "swift")
        #expect(info.attributes == [
            .init(name: "name", value: "recipes"), .init(name: "with", value: "a,b"),
            .init(name: "fails", value: "conform to 'Hashable'", quotation: .closed), .init(name: "output", value: nil),
        ])
    }

    @Test func `Quotation marks inside quotes are escaped with a backslash`() {
        #expect(InfoString(#"swift try="Page(\"A = 1\", n: 2)""#).attributes == [.init(name: "try", value: #"Page("A = 1", n: 2)"#, quotation: .closed)])
    }

    @Test func `A quotation mark that isn't closed is known`() {
        #expect(InfoString(#"swift fails="a b" try="c name=d"#).attributes.map(\.quotation) == [.closed, .open])
    }

    @Test func `A word that is an attribute is no language`() {
        let info = InfoString("output", flags: ["output"])
        #expect(info.language == nil && info.attributes == [.init(name: "output", value: nil)])
    }

    @Test(arguments: ["", "   ", "name=x"])
    func `Without a language there is none`(text: String) {
        #expect(InfoString(text).language == nil)
    }
}
