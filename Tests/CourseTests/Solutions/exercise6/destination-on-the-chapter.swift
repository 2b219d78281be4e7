import SwiftUI

// A type of its own for notes, with its destination on the chapter page.

struct Note: Hashable {
    let number: Int
    let chapter: Int
}

struct BookView: View {
    var body: some View {
        NavigationStack {
            List(1...3, id: \.self) { chapter in
                NavigationLink("Chapter \(chapter)", value: chapter)
            }
            .navigationTitle("Book")
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
            NavigationLink("Note \(number)", value: Note(number: number, chapter: chapter))
        }
        .navigationTitle("Chapter \(chapter)")
        .navigationDestination(for: Note.self) { note in
            Text("On Chapter \(note.chapter)")
                .navigationTitle("Note \(note.number)")
        }
    }
}
