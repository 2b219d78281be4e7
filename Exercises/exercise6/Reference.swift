import SwiftUI

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
            .navigationDestination(for: Note.self) { note in
                Text("Zu Kapitel \(note.chapter)")
                    .navigationTitle("Anmerkung \(note.number)")
            }
        }
    }
}

struct ChapterPage: View {
    let chapter: Int

    var body: some View {
        List(1...2, id: \.self) { number in
            NavigationLink("Anmerkung \(number)", value: Note(number: number, chapter: chapter))
        }
        .navigationTitle("Kapitel \(chapter)")
    }
}

#Preview {
    BookView()
}
