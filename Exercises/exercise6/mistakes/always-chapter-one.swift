// finding: expect-text
import SwiftUI

// どの注も第1章のものになっています。

struct Note: Hashable {
    let number: Int
    let chapter: Int
}

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
            .navigationDestination(for: Note.self) { note in
                Text("第\(note.chapter)章の注")
                    .navigationTitle("注\(note.number)")
            }
        }
    }
}

struct ChapterPage: View {
    let chapter: Int

    var body: some View {
        List(1...2, id: \.self) { number in
            NavigationLink("注\(number)", value: Note(number: number, chapter: 1))
        }
        .navigationTitle("第\(chapter)章")
    }
}
