// finding: expect-text
import SwiftUI

// The note knows only its own number.

struct Note: Hashable {
    let number: Int
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
            .navigationDestination(for: Note.self) { note in
                Text("A note")
                    .navigationTitle("Note \(note.number)")
            }
        }
    }
}

struct ChapterPage: View {
    let chapter: Int

    var body: some View {
        List(1...2, id: \.self) { number in
            NavigationLink("Note \(number)", value: Note(number: number))
        }
        .navigationTitle("Chapter \(chapter)")
    }
}
