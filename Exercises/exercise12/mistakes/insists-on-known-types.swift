// finding: crash
import SwiftUI

// Verlässt sich darauf, dass jeder Wert eine Seite ist.

let oldBookmark = #"["Reader.Page","{\"number\":7}","Reader.Map","{\"number\":4}","Reader.Chapter","{\"number\":2}"]"#

struct Chapter: Hashable, Codable {
    let number: Int
}

struct Page: Hashable, Codable {
    let number: Int
}

struct ReaderView: View {
    @State private var path = NavigationPath()
    @AppStorage("bookmark") private var bookmark: Data?

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(1..<4) { number in
                    NavigationLink("Kapitel \(number)", value: Chapter(number: number))
                }
                Button("Weiterlesen") { open(bookmark) }
                    .disabled(bookmark == nil)
                Button("Altes Lesezeichen") { open(Data(oldBookmark.utf8)) }
            }
            .navigationTitle("Lesebuch")
            .navigationDestination(for: Chapter.self) { chapter in
                List(1..<10, id: \.self) { number in
                    NavigationLink("Seite \(number)", value: Page(number: number))
                }
                .navigationTitle("Kapitel \(chapter.number)")
                .toolbar { saveButton }
            }
            .navigationDestination(for: Page.self) { page in
                Text("Es war einmal …")
                    .navigationTitle("Seite \(page.number)")
                    .toolbar { saveButton }
            }
        }
    }

    private var saveButton: some View {
        Button("Merken") {
            bookmark = path.codable.flatMap { try? JSONEncoder().encode($0) }
        }
    }

    private func open(_ data: Data?) {
        guard let data, let texts = try? JSONDecoder().decode([String].self, from: data) else { return }
        var newPath = NavigationPath()
        for index in stride(from: texts.count - 2, through: 0, by: -2) {
            append(texts[index + 1], as: texts[index], to: &newPath)
        }
        path = newPath
    }

    private func append(_ text: String, as typeName: String, to path: inout NavigationPath) {
        let data = Data(text.utf8)
        if typeName.hasSuffix(".Chapter"), let chapter = try? JSONDecoder().decode(Chapter.self, from: data) {
            path.append(chapter)
        } else {
            precondition(typeName.hasSuffix(".Page"), "Unbekannter Typ")
            path.append(try! JSONDecoder().decode(Page.self, from: data))
        }
    }
}
