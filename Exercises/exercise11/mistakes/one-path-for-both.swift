// finding: expect-title
import SwiftUI

// Beide Tabs teilen sich einen Pfad.

enum MediaTab: Hashable {
    case books, films
}

@Observable
class MediaCoordinator {
    var tab = MediaTab.books
    var books: [Int] = []

    func showFilm(_ number: Int) {
        books = [number]
        tab = .films
    }

    func startOver() {
        books = []
        tab = .books
    }
}

struct MediaView: View {
    @State private var coordinator = MediaCoordinator()

    var body: some View {
        TabView(selection: $coordinator.tab) {
            Tab("Bücher", systemImage: "book", value: MediaTab.books) {
                NavigationStack(path: $coordinator.books) {
                    List(1...3, id: \.self) { number in
                        NavigationLink("Buch \(number)", value: number)
                    }
                    .navigationTitle("Bücher")
                    .navigationDestination(for: Int.self) { number in
                        Button("Zum Film") { coordinator.showFilm(number) }
                            .navigationTitle("Buch \(number)")
                    }
                }
            }
            Tab("Filme", systemImage: "film", value: MediaTab.films) {
                NavigationStack(path: $coordinator.books) {
                    List(1...3, id: \.self) { number in
                        NavigationLink("Film \(number)", value: number)
                    }
                    .navigationTitle("Filme")
                    .navigationDestination(for: Int.self) { number in
                        Button("Alles von vorn") { coordinator.startOver() }
                            .navigationTitle("Film \(number)")
                    }
                }
            }
        }
    }
}
