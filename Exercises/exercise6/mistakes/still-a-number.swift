// finding: expect-title
import SwiftUI

// Nur das zweite Ziel ist weg; die Anmerkung wird zum Kapitel.

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

    var body: some View {
        List(1...2, id: \.self) { number in
            NavigationLink("Anmerkung \(number)", value: number)
        }
        .navigationTitle("Kapitel \(chapter)")
    }
}
