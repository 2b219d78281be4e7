// finding: expect-title
import SwiftUI

struct Note: Hashable {
    let number: Int
    let chapter: Int
}

struct BookView: View {
    var body: some View {
        NavigationStack {
            List(1...3, id: \.self) { chapter in
                NavigationLink("Κεφάλαιο \(chapter)", value: chapter)
            }
            .navigationTitle("Βιβλίο")
            .navigationDestination(for: Int.self) { chapter in
                ChapterPage(chapter: chapter)
            }
            .navigationDestination(for: Note.self) { note in
                Text("Για το Κεφάλαιο \(note.chapter)")
            }
        }
    }
}

struct ChapterPage: View {
    let chapter: Int

    var body: some View {
        List(1...2, id: \.self) { number in
            NavigationLink("Σημείωση \(number)", value: Note(number: number, chapter: chapter))
        }
        .navigationTitle("Κεφάλαιο \(chapter)")
    }
}
