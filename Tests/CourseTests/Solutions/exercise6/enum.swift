import SwiftUI

// Ένα enum για κεφάλαια και σημειώσεις.

enum Page: Hashable {
    case chapter(Int)
    case note(Int, chapter: Int)
}

struct BookView: View {
    var body: some View {
        NavigationStack {
            List(1...3, id: \.self) { chapter in
                NavigationLink("Κεφάλαιο \(chapter)", value: Page.chapter(chapter))
            }
            .navigationTitle("Βιβλίο")
            .navigationDestination(for: Page.self) { page in
                switch page {
                case .chapter(let chapter):
                    ChapterPage(chapter: chapter)
                case .note(let number, let chapter):
                    Text("Για το Κεφάλαιο \(chapter)")
                        .navigationTitle("Σημείωση \(number)")
                }
            }
        }
    }
}

struct ChapterPage: View {
    let chapter: Int

    var body: some View {
        List(1...2, id: \.self) { number in
            NavigationLink("Σημείωση \(number)", value: Page.note(number, chapter: chapter))
        }
        .navigationTitle("Κεφάλαιο \(chapter)")
    }
}
