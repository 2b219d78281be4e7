import SwiftUI

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
        List(1...2, id: \.self) { note in
            NavigationLink("Note \(note)", value: note)
        }
        .navigationTitle("Chapter \(chapter)")
        .navigationDestination(for: Int.self) { note in
            Text("On Chapter \(chapter)")
                .navigationTitle("Note \(note)")
        }
    }
}

#Preview {
    BookView()
}
