import SwiftUI

// Die Anmerkung erscheint über navigationDestination(item:).

struct Note: Hashable {
    let number: Int
    let chapter: Int
}

struct BookView: View {
    var body: some View {
        NavigationStack {
            List(1...3, id: \.self) { chapter in
                NavigationLink("Kapitel \(chapter)", value: chapter)
            }
            .navigationTitle("Buch")
            .navigationDestination(for: Int.self) { chapter in
                ChapterPage(chapter: chapter)
            }
        }
    }
}

struct ChapterPage: View {
    let chapter: Int
    @State private var shown: Note?

    var body: some View {
        List(1...2, id: \.self) { number in
            Button("Anmerkung \(number)") { shown = Note(number: number, chapter: chapter) }
        }
        .navigationTitle("Kapitel \(chapter)")
        .navigationDestination(item: $shown) { note in
            Text("Zu Kapitel \(note.chapter)")
                .navigationTitle("Anmerkung \(note.number)")
        }
    }
}
