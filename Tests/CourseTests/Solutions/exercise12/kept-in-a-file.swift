import SwiftUI
let oldBookmark = #"["Reader.Page","{\"number\":7}","Reader.Map","{\"number\":4}","Reader.Chapter","{\"number\":2}"]"#
protocol Place: Hashable, Codable { var number: Int { get }; init(number: Int); static var tag: String { get } }
struct Chapter: Place { let number: Int; static let tag = "Chapter" }
struct Page: Place { let number: Int; static let tag = "Page" }
let places: [any Place.Type] = [Chapter.self, Page.self]
extension NavigationPath {
    init(bookmark: [String]) {
        self.init()
        var rest = bookmark[...]
        while let json = rest.popLast(), let name = rest.popLast() {
            guard let type = places.first(where: { name.hasSuffix("." + $0.tag) }) else { continue }
            add(type, json)
        }
    }
    private mutating func add<P: Place>(_ type: P.Type, _ json: String) { if let p = try? JSONDecoder().decode(P.self, from: Data(json.utf8)) { append(p) } }
}
struct ReaderView: View {
    @State private var path = NavigationPath()
    @State private var saved: [String]?
    private let file = URL.applicationSupportDirectory.appending(path: "mark.json")
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                ForEach(1..<4) { NavigationLink("Kapitel \($0)", value: Chapter(number: $0)) }
                Button("Weiterlesen") { path = NavigationPath(bookmark: saved ?? []) }.disabled(saved == nil)
                Button("Altes Lesezeichen") { path = NavigationPath(bookmark: (try? JSONDecoder().decode([String].self, from: Data(oldBookmark.utf8))) ?? []) }
            }
            .navigationTitle("Lesebuch")
            .navigationDestination(for: Chapter.self) { c in VStack { save; ForEach(1..<10) { NavigationLink("Seite \($0)", value: Page(number: $0)) } }.navigationTitle("Kapitel \(c.number)") }
            .navigationDestination(for: Page.self) { p in save.navigationTitle("Seite \(p.number)") }
        }
        .onAppear { saved = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([String].self, from: $0) } }
    }
    private var save: some View {
        Button("Merken") {
            guard let rep = path.codable, let data = try? JSONEncoder().encode(rep) else { return }
            try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
            saved = try? JSONDecoder().decode([String].self, from: data)
        }
    }
}
