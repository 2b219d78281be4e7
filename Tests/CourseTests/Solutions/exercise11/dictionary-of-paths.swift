import SwiftUI
enum Shelf: String, CaseIterable, Identifiable { case books = "Books", films = "Films"; var id: Self { self }
    var item: String { String(rawValue.dropLast()) }; var symbol: String { self == .books ? "book" : "film" } }
struct Item: Hashable { var shelf: Shelf; var number: Int; var name: String { "\(shelf.item) \(number)" } }
@Observable final class Library { var shelf = Shelf.books; var paths: [Shelf: [Item]] = [:]
    subscript(path shelf: Shelf) -> [Item] { get { paths[shelf, default: []] } set { paths[shelf] = newValue } } }
struct MediaView: View {
    @State private var library = Library()
    var body: some View {
        TabView(selection: $library.shelf) {
            ForEach(Shelf.allCases) { shelf in
                Tab(shelf.rawValue, systemImage: shelf.symbol, value: shelf) { ShelfStack(shelf: shelf) }
            }
        }
        .environment(library)
    }
}
struct ShelfStack: View {
    let shelf: Shelf
    @Environment(Library.self) private var library
    var body: some View {
        @Bindable var library = library
        NavigationStack(path: $library[path: shelf]) {
            VStack { ForEach(1...3, id: \.self) { n in NavigationLink(Item(shelf: shelf, number: n).name, value: Item(shelf: shelf, number: n)) } }
                .navigationTitle(shelf.rawValue)
                .navigationDestination(for: Item.self) { item in
                    Group {
                        switch shelf {
                        case .books: Button("Go to film") { library[path: .films] = [Item(shelf: .films, number: item.number)]; library.shelf = .films }
                        case .films: Button("Start over") { library.paths.removeAll(); library.shelf = .books }
                        }
                    }
                    .navigationTitle(item.name)
                }
        }
    }
}
