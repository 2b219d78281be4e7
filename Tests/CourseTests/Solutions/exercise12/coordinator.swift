import SwiftUI

// しおりはコーディネータがUserDefaultsに置き、型ごとの読み方は辞書にまとめます。
let oldBookmark = #"["Reader.Page","{\"number\":7}","Reader.Map","{\"number\":4}","Reader.Chapter","{\"number\":2}"]"#

struct Chapter: Hashable, Codable { var number: Int }
struct Page: Hashable, Codable { var number: Int }

@Observable
final class Reader {
    var path = NavigationPath()
    private(set) var bookmark = UserDefaults.standard.string(forKey: "しおり")

    func save() {
        guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else { return }
        bookmark = String(decoding: data, as: UTF8.self)
        UserDefaults.standard.set(bookmark, forKey: "しおり")
    }

    func open(_ text: String) {
        guard let parts = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) else { return }
        let readers: [String: (Data) -> (any Hashable & Codable)?] = [
            "Chapter": { try? JSONDecoder().decode(Chapter.self, from: $0) },
            "Page": { try? JSONDecoder().decode(Page.self, from: $0) },
        ]
        var found: [any Hashable & Codable] = []
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            let name = parts[index].split(separator: ".").last.map(String.init) ?? ""
            if let value = readers[name]?(Data(parts[index + 1].utf8)) { found.insert(value, at: 0) }
        }
        path = NavigationPath()
        for value in found { path.append(value) }
    }
}

struct ReaderView: View {
    @State private var reader = Reader()

    var body: some View {
        NavigationStack(path: $reader.path) {
            Form {
                Section {
                    ForEach([1, 2, 3], id: \.self) { NavigationLink("第\($0)章", value: Chapter(number: $0)) }
                }
                Section {
                    Button("続きを読む") { reader.open(reader.bookmark ?? "") }
                        .disabled(reader.bookmark == nil)
                    Button("古いしおり") { reader.open(oldBookmark) }
                }
            }
            .navigationTitle("読本")
            .navigationDestination(for: Chapter.self) { chapter in
                List {
                    ForEach(1..<10) { NavigationLink("\($0)ページ", value: Page(number: $0)) }
                }
                .navigationTitle("第\(chapter.number)章")
                .toolbar { Button("しおりをはさむ", systemImage: "bookmark", action: reader.save) }
            }
            .navigationDestination(for: Page.self) { page in
                VStack {
                    Text("むかしむかし")
                    Button("しおりをはさむ", action: reader.save)
                }
                .navigationTitle("\(page.number)ページ")
            }
        }
    }
}
