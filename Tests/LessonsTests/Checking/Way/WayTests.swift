import Automation
import Testing

@testable import Lessons

/// What is found about a way, in the source and by what SwiftUI warned of. A line with `// ←` is the one that must be named.
struct WayTests {
    private func findings(_ source: String, warnings: [Warning] = [], crashes: [String] = []) throws -> [Finding] {
        let solution = try Solution(path: "Solution.swift", files: [SourceFile(path: "Solution.swift", text: source)])
        return Way(solution, warnings: warnings, crashes: crashes).findings
    }

    /// The names found, each with whether it names the marked line.
    private func expect(
        _ names: [String], in source: String, warnings: [Warning] = [], crashes: [String] = [], at location: SourceLocation = #_sourceLocation
    ) throws {
        let found = try findings(source, warnings: warnings, crashes: crashes)
        let marked = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { $1.contains("←") }.map { $0.offset + 1 }
        #expect(found.map(\.id) == names, sourceLocation: location)
        #expect(found.compactMap(\.place?.position.line) == marked, sourceLocation: location)
        #expect(found.allSatisfy { $0.severity != .error && !$0.notes.isEmpty }, sourceLocation: location)
    }

    // MARK: Links and destinations

    @Test func `a link with a page of its own is named where the stack has a path`() throws {
        try expect(["destination-link", "destination-link"], in: """
            struct A: View {
                @State private var path: [Int] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        NavigationLink("One") { Text("1") } // ←
                        NavigationLink { Text("2") } label: { Text("Two") } // ←
                        NavigationLink("Three", value: 3)
                        NavigationLink(value: 4) { Text("Four") }
                    }
                    .sheet(isPresented: .constant(false)) { NavigationLink("Other") { Text("5") } }
                }
            }
            """)
    }

    @Test func `a link with a page of its own is fine where the stack has no path`() throws {
        try expect([], in: """
            struct A: View {
                var body: some View { NavigationStack { NavigationLink("One") { Text("1") } } }
            }
            """)
    }

    @Test func `a second destination for the same type is named with the line of the first`() throws {
        let source = """
            struct A: View {
                var body: some View {
                    NavigationStack {
                        Page().navigationDestination(for: Kitchen.Recipe.self) { _ in Page() }
                    }
                }
            }
            struct Page: View {
                var body: some View {
                    Text("").navigationDestination(for: Kitchen.Recipe.self) { _ in Text("") } // ←
                }
            }
            """
        let text = "A navigationDestination for “Solution.Kitchen.Recipe” was declared earlier on the stack."
        try expect(["duplicate-destination"], in: source, warnings: [Warning(name: "duplicate destination", text: text)])
        let found = try findings(source, warnings: [Warning(name: "duplicate destination", text: text)])
        #expect(found[0].message.en.contains("line 4"))
        try #expect(findings(source).isEmpty)
    }

    @Test func `a destination in a row of a list is named, one behind the list isn't`() throws {
        try expect(["destination-in-lazy-container"], in: """
            struct A: View {
                var body: some View {
                    NavigationStack {
                        List(1..<3, id: \\.self) { number in
                            NavigationLink("\\(number)", value: number)
                                .navigationDestination(for: Int.self) { Text("\\($0)") } // ←
                        }
                        .navigationDestination(for: String.self) { word in
                            List { Text(word) }.navigationDestination(for: Bool.self) { _ in Text("") }
                        }
                    }
                }
            }
            """)
    }

    @Test func `a destination on the stack is named, one in it isn't`() throws {
        try expect(["destination-outside-stack"], in: """
            struct A: View {
                var body: some View {
                    NavigationStack { Text("").navigationDestination(for: Bool.self) { _ in Text("") } }
                        .tint(.red)
                        .navigationDestination(for: Int.self) { Text("\\($0)") } // ←
                }
            }
            """)
    }

    // MARK: Paths

    @Test(arguments: [
        "NavigationStack(path: .constant(path)) { Text(\"\") } // ←",
        "NavigationStack(path: Binding(get: { path }, set: { _ in })) { Text(\"\") } // ←",
        "NavigationStack(path: $path) { Button(\"\") { var copy = path; copy.append(1) } } // ←",
    ])
    func `a path that isn't the stack's own is named`(line: String) throws {
        try expect(["path-copy"], in: """
            struct A: View {
                @State private var path = NavigationPath()
                var body: some View {
                    \(line)
                }
            }
            """)
    }

    @Test func `a copy that comes back into the path is fine`() throws {
        try expect([], in: """
            struct A: View {
                @State private var path: [Int] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Button("") {
                            var copy = path
                            copy.append(1)
                            path = copy
                        }
                    }
                }
            }
            """)
    }

    @Test func `a page that keeps its own copy of the path is named at its property`() throws {
        try expect(["path-copy"], in: """
            struct A: View {
                @State private var path: [Int] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Text("").navigationDestination(for: Int.self) { _ in Page(path: path) }
                    }
                }
            }
            struct Page: View {
                @State var path: [Int] // ←
                var body: some View { Button("") { path.append(2) } }
            }
            """)
    }

    @Test func `removeLast is named on the first page only, and only where nobody asks first`() throws {
        try expect(["unguarded-remove", "unguarded-remove"], in: """
            struct A: View {
                @State private var path: [Int] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        Start(path: $path)
                            .toolbar { Button("Back") { path.removeLast() } } // ←
                            .navigationDestination(for: Int.self) { _ in
                                Button("Back") { path.removeLast() }
                                Page(path: $path)
                            }
                        Button("Safe") { if !path.isEmpty { path.removeLast() } }
                        Button("Home") { path.removeLast(path.count) }
                        Button("Off") { path.removeLast() }.disabled(path.isEmpty)
                        Button("Guarded") {
                            guard path.count > 1 else { return }
                            path.removeLast()
                        }
                    }
                }
            }
            struct Start: View {
                @Binding var path: [Int]
                var body: some View { Button("Back") { path.removeLast() } } // ←
            }
            struct Page: View {
                @Binding var path: [Int]
                var body: some View { Button("Back") { path.removeLast() } }
            }
            """)
    }

    @Test func `removeLast in a router is named where the first page calls it`() throws {
        func source(_ body: String, _ mark: String) -> String {
            """
            @Observable class Router {
                var path: [Int] = []
                func back() { path.removeLast() } \(mark)
            }
            struct A: View {
                @State private var router = Router()
                var body: some View {
                    NavigationStack(path: $router.path) {
                        Text("").navigationDestination(for: Int.self) { _ in Button("Back") { router.back() } }
                        \(body)
                    }
                }
            }
            """
        }
        try expect(["unguarded-remove"], in: source("Button(\"Back\") { router.back() }", "// ←"))
        try expect([], in: source("Text(\"\")", ""))
    }

    // MARK: Identity and state

    @Test(arguments: [".id(UUID())", ".id(Int.random(in: 1...9))", ".id(Date())", ".id(Date.now)"])
    func `an id that is made up in body is named`(modifier: String) throws {
        try expect(["changing-id"], in: """
            struct A: View {
                var body: some View {
                    Text("") \(modifier) // ←
                }
            }
            """)
    }

    @Test func `ids that last are fine`() throws {
        try expect([], in: """
            struct Recipe: Identifiable { let id = UUID(); var name: String }
            struct Word: Identifiable { var text: String; var id: String { text } }
            let recipes = [Recipe(name: "Soup")]
            struct A: View {
                @State private var more = [Recipe(name: "Cake")]
                let fixed = [Recipe(name: "Bread")]
                var body: some View {
                    List(recipes) { Text($0.name) }.id(more.count)
                    Button("More") { more.append(Recipe(name: "Pie")) }
                }
            }
            """)
    }

    @Test func `elements that are made with every evaluation are named, and an id that is computed`() throws {
        try expect(["changing-id", "changing-id", "changing-id"], in: """
            struct Recipe: Identifiable { let id = UUID(); var name: String }
            struct Word: Identifiable {
                var id: UUID { UUID() } // ←
            }
            struct A: View {
                var recipes: [Recipe] {
                    [Recipe(name: "Soup")] // ←
                }
                var body: some View {
                    ForEach([Recipe(name: "Cake")]) { Text($0.name) } // ←
                }
            }
            """)
    }

    @Test func `a model that is made with the view is named`() throws {
        try expect(["fresh-state", "fresh-state", "fresh-state"], in: """
            @Observable final class Router { var path: [Int] = [] }
            class Model: ObservableObject {}
            struct A: View {
                @ObservedObject var model = Model() // ←
                private let router = Router() // ←
                @State private var kept = Router()
                @StateObject private var held = Model()
                static let shared = Router()
                @ObservedObject var given: Model
                var body: some View {
                    Text("")
                        .environment(kept)
                        .environmentObject(Model()) // ←
                }
            }
            """)
    }

    // MARK: The environment

    private let missing = "Your program crashed here. Swift says:\nSolution/A.swift:1: Fatal error: No Observable object of type Router found. A"

    @Test func `a router given to the first page only is named where it is given`() throws {
        try expect(["missing-environment"], in: """
            @Observable class Router { var path: [Int] = [] }
            struct A: View {
                @State private var router = Router()
                var body: some View {
                    NavigationStack(path: $router.path) {
                        Text("").environment(router) // ←
                    }
                }
            }
            struct Page: View {
                @Environment(Router.self) private var router
                var body: some View { Text("") }
            }
            """, crashes: [missing])
    }

    @Test func `a router that nobody gives is named where it is looked for`() throws {
        try expect(["missing-environment"], in: """
            class Router: ObservableObject { @Published var path: [Int] = [] }
            struct Page: View {
                @EnvironmentObject private var router: Router // ←
                var body: some View { Text("") }
            }
            """, crashes: [missing.replacing("No Observable object", with: "No ObservableObject")])
    }

    // MARK: What else there is

    @Test func `SwiftUI's other warnings are told, with the line where only one can be meant`() throws {
        try expect(["missing-destination"], in: """
            struct A: View {
                var body: some View {
                    NavigationStack { NavigationLink("One", value: 1) } // ←
                }
            }
            """, warnings: [Warning(name: "missing destination", text: "A NavigationLink is presenting a value of type “Int”")])
    }

    @Test func `previews are nobody's way`() throws {
        try expect([], in: """
            @Observable class Router { var path: [Int] = [] }
            struct A: View {
                @State private var path: [Int] = []
                var body: some View { NavigationStack(path: $path) { Text("") } }
            }
            #Preview {
                NavigationStack(path: .constant([1])) { A().environment(Router()).id(UUID()) }
            }
            #Preview("Other") { A().environment(Router()) }
            struct A_Previews: PreviewProvider {
                static var previews: some View { NavigationStack(path: .constant([1])) { A().environment(Router()) } }
            }
            """)
    }

    @Test func `a solution that isn't well-formed gives no findings and does no harm`() throws {
        for source in ["struct A: View { var body: some View { NavigationStack(path: $path { removeLast( } ]", "}}}}", "NavigationLink(", "var id ="] {
            _ = try findings(source)
        }
    }
}
