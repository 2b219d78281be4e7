// finding: expect-title
import SwiftUI

// Every book leads to the first film.

enum MediaTab: Hashable {
    case books, films
}

@Observable
class MediaCoordinator {
    var tab = MediaTab.books
    var books: [Int] = []
    var films: [Int] = []

    func showFilm(_ number: Int) {
        films = [1]
        tab = .films
    }

    func startOver() {
        books = []
        films = []
        tab = .books
    }
}

struct MediaView: View {
    @State private var coordinator = MediaCoordinator()

    var body: some View {
        TabView(selection: $coordinator.tab) {
            Tab("Books", systemImage: "book", value: MediaTab.books) {
                NavigationStack(path: $coordinator.books) {
                    List(1...3, id: \.self) { number in
                        NavigationLink("Book \(number)", value: number)
                    }
                    .navigationTitle("Books")
                    .navigationDestination(for: Int.self) { number in
                        Button("Go to film") { coordinator.showFilm(number) }
                            .navigationTitle("Book \(number)")
                    }
                }
            }
            Tab("Films", systemImage: "film", value: MediaTab.films) {
                NavigationStack(path: $coordinator.films) {
                    List(1...3, id: \.self) { number in
                        NavigationLink("Film \(number)", value: number)
                    }
                    .navigationTitle("Films")
                    .navigationDestination(for: Int.self) { number in
                        Button("Start over") { coordinator.startOver() }
                            .navigationTitle("Film \(number)")
                    }
                }
            }
        }
    }
}
