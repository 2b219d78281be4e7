import SwiftUI

// 注へのリンクには、行き先のビューを直接書きます。

struct BookView: View {
    var body: some View {
        NavigationStack {
            List(1...3, id: \.self) { chapter in
                NavigationLink("第\(chapter)章", value: chapter)
            }
            .navigationTitle("本")
            .navigationDestination(for: Int.self) { chapter in
                ChapterPage(chapter: chapter)
            }
        }
    }
}

struct ChapterPage: View {
    let chapter: Int

    var body: some View {
        List(1...2, id: \.self) { number in
            NavigationLink("注\(number)") {
                Text("第\(chapter)章の注")
                    .navigationTitle("注\(number)")
            }
        }
        .navigationTitle("第\(chapter)章")
    }
}
