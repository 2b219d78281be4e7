import SwiftUI

// Κάθε καρτέλα είναι δική της προβολή, με bindings αντί για συντονιστή.
struct Film: Hashable { let number: Int }
struct Book: Hashable { let number: Int }

struct MediaView: View {
    @State private var selection = 0
    @State private var books = NavigationPath()
    @State private var films: [Film] = []

    var body: some View {
        TabView(selection: $selection) {
            BooksView(path: $books) { book in
                films = [Film(number: book.number)]
                selection = 1
            }
            .tabItem { Text("Βιβλία") }
            .tag(0)
            FilmsView(path: $films) {
                books = NavigationPath()
                films.removeAll()
                selection = 0
            }
            .tabItem { Text("Ταινίες") }
            .tag(1)
        }
    }
}

struct BooksView: View {
    @Binding var path: NavigationPath
    let openFilm: (Book) -> Void

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                ForEach(1..<4) { NavigationLink("Βιβλίο \($0)", value: Book(number: $0)) }
            }
            .navigationTitle("Βιβλία")
            .navigationDestination(for: Book.self) { book in
                Text("Μια φορά κι έναν καιρό")
                    .navigationTitle("Βιβλίο \(book.number)")
                    .toolbar { Button("Στην ταινία") { openFilm(book) } }
            }
        }
    }
}

struct FilmsView: View {
    @Binding var path: [Film]
    let startOver: () -> Void

    var body: some View {
        NavigationStack(path: $path) {
            Form {
                ForEach(1..<4) { number in
                    Button("Ταινία \(number)") { path.append(Film(number: number)) }
                }
            }
            .navigationTitle("Ταινίες")
            .navigationDestination(for: Film.self) { film in
                Button("Από την αρχή", action: startOver)
                    .navigationTitle("Ταινία \(film.number)")
            }
        }
    }
}
