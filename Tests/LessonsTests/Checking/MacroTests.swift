import Testing

@testable import Lessons

@Suite(.serialized)
struct MacroTests {
    let bench: Workbench

    init() throws { bench = try Workbench() }

    private func findings(_ code: String) throws -> [String] {
        let source = "import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"\") } }\n" + code
        guard case .failure(let findings) = try bench.compile(source).outcome else { return [] }
        return findings.map { $0.message.en }
    }

    @Test func `previews compile away`() throws {
        let found = try findings(
            """
            #Preview { ContentView() }
            #Preview("Ein \\"Titel\\" mit Ümlaut 🍳") { ContentView() }
            #Preview("Quer", traits: .landscapeLeft, .sizeThatFitsLayout) { ContentView() }
            #Preview(traits: .fixedLayout(width: 100, height: 50)) { ContentView() }
            """)
        #expect(found == [])
    }

    @Test func `a preview's code is checked`() throws {
        #expect(try findings("#Preview { ContntView() }") == ["cannot find 'ContntView' in scope"])
    }

    @Test func `an entry with a type or only a value can be read and written`() throws {
        let found = try findings(
            """
            protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
            struct EnvironmentValues {
                subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value { get { Key.defaultValue } set {} }
            }
            extension EnvironmentValues {
                /// A var, documented.
                @Entry var accent: [String: Int?] = ["a": 1] // so
                @Entry public var size = 12.5
                @Entry var name: String?
                @Entry /* var no */ var action: (Int) -> Void = { _ in }
            }
            func use() {
                var values = EnvironmentValues()
                values.accent = ["b": nil]
                values.size = values.size + 1
                values.name = "x"
                values.action(1)
            }
            """)
        #expect(found == [])
    }

    @Test func `an entry without a value or a type is refused`() throws {
        let found = try findings("struct EnvironmentValues {}\nextension EnvironmentValues { @Entry let size = 1 }")
        #expect(!found.isEmpty)
    }

    @Test func `an entry's value of another type is an error of the solution's`() throws {
        let found = try findings(
            """
            protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
            struct EnvironmentValues {
                subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value { get { Key.defaultValue } set {} }
            }
            extension EnvironmentValues { @Entry var size: Int = "large" }
            """)
        #expect(found.contains { $0.contains("'String'") && $0.contains("'Int'") }, "\(found)")
    }
}
