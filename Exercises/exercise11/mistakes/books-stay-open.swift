// finding: expect-title
import SwiftUI

// 本のスタックが最初に戻りません。

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
        films = []
        tab = .books
    }
}

struct MediaView: View {
    @State private var coordinator = MediaCoordinator()

    var body: some View {
        TabView(selection: $coordinator.tab) {
            Tab("本棚", systemImage: "book", value: MediaTab.books) {
                NavigationStack(path: $coordinator.books) {
                    List(1...3, id: \.self) { number in
                        NavigationLink("本\(number)", value: number)
                    }
                    .navigationTitle("本棚")
                    .navigationDestination(for: Int.self) { number in
                        Button("映画へ") { coordinator.showFilm(number) }
                            .navigationTitle("本\(number)")
                    }
                }
            }
            Tab("映画館", systemImage: "film", value: MediaTab.films) {
                NavigationStack(path: $coordinator.films) {
                    List(1...3, id: \.self) { number in
                        NavigationLink("映画\(number)", value: number)
                    }
                    .navigationTitle("映画館")
                    .navigationDestination(for: Int.self) { number in
                        Button("最初から") { coordinator.startOver() }
                            .navigationTitle("映画\(number)")
                    }
                }
            }
        }
    }
}
