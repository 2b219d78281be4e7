// finding: expect-path
import SwiftUI

// 知らない型があると、全部をあきらめています。

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
                    NavigationLink("第\(number)章", value: Chapter(number: number))
                }
                Button("続きを読む") { open(bookmark) }
                    .disabled(bookmark == nil)
                Button("古いしおり") { open(Data(oldBookmark.utf8)) }
            }
            .navigationTitle("読本")
            .navigationDestination(for: Chapter.self) { chapter in
                List(1..<10, id: \.self) { number in
                    NavigationLink("\(number)ページ", value: Page(number: number))
                }
                .navigationTitle("第\(chapter.number)章")
                .toolbar { saveButton }
            }
            .navigationDestination(for: Page.self) { page in
                Text("むかしむかし……")
                    .navigationTitle("\(page.number)ページ")
                    .toolbar { saveButton }
            }
        }
    }

    private var saveButton: some View {
        Button("しおりをはさむ") {
            bookmark = path.codable.flatMap { try? JSONEncoder().encode($0) }
        }
    }

    private func open(_ data: Data?) {
        guard let data, let texts = try? JSONDecoder().decode([String].self, from: data) else { return }
        guard texts.allSatisfy({ !$0.hasSuffix(".Map") }) else { return }
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
        } else if typeName.hasSuffix(".Page"), let page = try? JSONDecoder().decode(Page.self, from: data) {
            path.append(page)
        }
    }
}
