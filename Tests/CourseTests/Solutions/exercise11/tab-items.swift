import SwiftUI

// Tabs as they were written before iOS 18.

enum MediaTab: Hashable {
    case books, films
}

@Observable
class MediaCoordinator {
    var tab = MediaTab.books
    var books: [Int] = []
    var films: [Int] = []

    func showFilm(_ number: Int) {
        films = [number]
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
            .tabItem { Label("Books", systemImage: "book") }
            .tag(MediaTab.books)
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
            .tabItem { Label("Films", systemImage: "film") }
            .tag(MediaTab.films)
        }
    }
}
