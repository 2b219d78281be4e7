import Testing

@testable import Lessons

struct RootTests {
    private func root(_ source: String, script: String? = nil) throws -> String {
        let solution = try Solution(path: "S.swift", files: [SourceFile(path: "S.swift", text: source)])
        return try Root(script: script, in: solution).text
    }

    private func message(_ source: String) throws -> String? {
        let solution = try Solution(path: "S.swift", files: [SourceFile(path: "S.swift", text: source)])
        do {
            _ = try Root(script: nil, in: solution)
            return nil
        } catch {
            return error.finding.message.en
        }
    }

    @Test func `the only view with navigation is the root`() throws {
        let source = """
            struct Row: View { var body: some View { Text("NavigationStack") /* NavigationStack */ } }
            struct Home: View {
                struct Inner: View { var body: some View { Text("") } }
                var body: some View { NavigationStack { Inner() } }
            }
            struct Home_Previews: PreviewProvider { static var previews: some View { NavigationStack { Home() } } }
            """
        #expect(try root(source) == "Home()")
    }

    @Test func `the only app comes before any view`() throws {
        let source = """
            @main struct Cookbook: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View { var body: some View { NavigationStack { Text("") } } }
            """
        #expect(try root(source) == "Cookbook")
    }

    @Test func `the script's word comes before all`() throws {
        #expect(try root("struct A: View {}", script: "A()") == "A()")
    }

    @Test func `several possible roots are named`() throws {
        let source = """
            struct First: View { var body: some View { NavigationStack { Text("") } } }
            struct Second: SwiftUI.View { var body: some View { TabView { Text("") } } }
            """
        #expect(try message(source)?.contains("`First`, `Second`") == true)
    }

    @Test func `views without navigation are named`() throws {
        #expect(try message("struct First: View { var body: some View { Text(\"\") } }")?.contains("`First`") == true)
    }

    @Test(arguments: [
        ("struct Row: View { let x = 1 }; struct First: View { var body: some View { Row() } }", "First()"),
        ("struct A: View { var body: some View { Text(\"\") } }; struct ContentView: View { var body: some View { B() } }", "ContentView()"),
        ("struct Sheet: View { var body: some View { NavigationStack {} } }; struct Home: View { var body: some View { TabView { Sheet() } } }", "Home()"),
        ("struct One: App {}; struct Two: App {}", "One"),
        ("struct Detail: View { let name: String\n var body: some View { NavigationStack {} } }\nstruct Home: View { var body: some View { Text(\"\") } }", "Home()"),
        ("struct Edit: View { @Binding var name: String\n var body: some View { Text(\"\") } }\nstruct Home: View { var body: some View { Text(\"\") } }", "Home()"),
        ("struct Made: View { let name: String\n init(name: String = \"\") { self.name = name }\n var body: some View { Text(\"\") } }", "Made()"),
        ("struct First: View { @State var name: String?\n @Environment(\\.dismiss) var dismiss\n var body: some View { Text(\"\") } }\nstruct Second: View { var body: some View { Text(\"\") } }", "First()"),
    ])
    func `without a script the likeliest view is taken`(source: String, root: String) throws {
        let solution = try Solution(path: "S.swift", files: [SourceFile(path: "S.swift", text: source)])
        #expect(try Root(script: nil, in: solution, isAnyWelcome: true).text == root)
    }

    @Test func `a view may become one in an extension`() throws {
        let source = """
            struct Plain { let path = 1 }
            extension Plain: View { var body: some View { NavigationStack { Text("") } } }
            """
        #expect(try root(source) == "Plain()")
    }
}
