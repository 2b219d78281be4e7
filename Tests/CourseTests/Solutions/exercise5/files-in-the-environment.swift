import SwiftUI

// Ein Weg in der Umgebung, Ordner als Baum von Kennungen und ein Button, der sich überall anhängen lässt.
@Observable
final class Way {
    var path = NavigationPath()
}

struct Document: Hashable, Identifiable {
    let id = UUID()
    let title: String
}

final class Folder: Hashable, Identifiable {
    let title: String
    let children: [Folder]
    let documents: [Document]

    init(_ title: String, _ children: [Folder] = [], documents: [String]) {
        self.title = title
        self.children = children
        self.documents = documents.map { Document(title: $0) }
    }

    static func == (left: Folder, right: Folder) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct FilesView: View {
    @State private var way = Way()
    @State private var folders = [
        Folder("Reisen", [Folder("Sommer", documents: ["Route"])], documents: ["Packliste"]),
        Folder("Rechnungen", documents: ["Strom"]),
    ]

    var body: some View {
        NavigationStack(path: $way.path) {
            VStack {
                ForEach(folders) { folder in
                    Button(folder.title) { way.path.append(folder) }
                }
            }
            .navigationTitle("Dateien")
            .navigationDestination(for: Folder.self) { folder in
                VStack {
                    ForEach(folder.children) { NavigationLink($0.title, value: $0) }
                    ForEach(folder.documents) { NavigationLink($0.title, value: $0) }
                    HomeButton()
                }
                .navigationTitle(folder.title)
            }
            .navigationDestination(for: Document.self) { document in
                Text("Inhalt")
                    .toolbar { HomeButton() }
                    .navigationTitle(document.title)
            }
        }
        .environment(way)
    }
}

struct HomeButton: View {
    @Environment(Way.self) private var way

    var body: some View {
        Button { way.path = .init() } label: { Label("Nach Hause", systemImage: "house.fill") }
    }
}
