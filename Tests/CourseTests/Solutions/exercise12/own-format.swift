import SwiftUI

// Ein eigenes, lesbares Format und ein Pfad, der mitgeschrieben wird.
let oldBookmark = #"["Reader.Page","{\"number\":7}","Reader.Map","{\"number\":4}","Reader.Chapter","{\"number\":2}"]"#

struct Chapter: Hashable { let number: Int }
struct Page: Hashable { let chapter: Chapter?; let number: Int
    init(number: Int, chapter: Chapter? = nil) { self.number = number; self.chapter = chapter }
}

struct ReaderView: View {
    @State private var path = NavigationPath()
    @AppStorage("lesezeichen") private var bookmark = ""

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                ForEach(1..<4) { NavigationLink("Kapitel \($0)", value: Chapter(number: $0)) }
                Button("Weiterlesen") { resume() }.disabled(bookmark.isEmpty)
                Button("Altes Lesezeichen", action: openOld)
            }
            .navigationTitle("Lesebuch")
            .navigationDestination(for: Chapter.self) { chapter in
                VStack {
                    ForEach(1..<10) { number in
                        NavigationLink("Seite \(number)", value: Page(number: number, chapter: chapter))
                    }
                    Button("Merken") { bookmark = "\(chapter.number)" }
                }
                .navigationTitle("Kapitel \(chapter.number)")
            }
            .navigationDestination(for: Page.self) { page in
                Button("Merken") { bookmark = "\(page.chapter?.number ?? 0)/\(page.number)" }
                    .navigationTitle("Seite \(page.number)")
            }
        }
    }

    private func resume() {
        show(bookmark.split(separator: "/").compactMap { Int($0) })
    }

    private func show(_ numbers: [Int]) {
        path = NavigationPath()
        guard let first = numbers.first else { return }
        path.append(Chapter(number: first))
        if numbers.count > 1 {
            path.append(Page(number: numbers[1], chapter: Chapter(number: first)))
        }
    }

    private func openOld() {
        struct Value: Decodable { let number: Int }
        let texts = (try? JSONDecoder().decode([String].self, from: Data(oldBookmark.utf8))) ?? []
        func number(of name: String) -> Int? {
            guard let index = texts.firstIndex(of: name) else { return nil }
            return (try? JSONDecoder().decode(Value.self, from: Data(texts[index + 1].utf8)))?.number
        }
        show([number(of: "Reader.Chapter"), number(of: "Reader.Page")].compactMap { $0 })
    }
}
