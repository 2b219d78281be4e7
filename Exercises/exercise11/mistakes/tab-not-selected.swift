// finding: expect-tab
import SwiftUI

// Η καρτέλα δεν αλλάζει.

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
            Tab("Βιβλία", systemImage: "book", value: MediaTab.books) {
                NavigationStack(path: $coordinator.books) {
                    List(1...3, id: \.self) { number in
                        NavigationLink("Βιβλίο \(number)", value: number)
                    }
                    .navigationTitle("Βιβλία")
                    .navigationDestination(for: Int.self) { number in
                        Button("Στην ταινία") { coordinator.showFilm(number) }
                            .navigationTitle("Βιβλίο \(number)")
                    }
                }
            }
            Tab("Ταινίες", systemImage: "film", value: MediaTab.films) {
                NavigationStack(path: $coordinator.films) {
                    List(1...3, id: \.self) { number in
                        NavigationLink("Ταινία \(number)", value: number)
                    }
                    .navigationTitle("Ταινίες")
                    .navigationDestination(for: Int.self) { number in
                        Button("Από την αρχή") { coordinator.startOver() }
                            .navigationTitle("Ταινία \(number)")
                    }
                }
            }
        }
    }
}
