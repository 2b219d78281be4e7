// finding: tap
import SwiftUI

// Dokumenten fehlt der Button.

struct Document: Hashable {
    let name: String
}

struct Folder: Hashable {
    let name: String
    var folders: [Folder] = []
    var documents: [Document] = []

    static let all = [
        Folder(
            name: "Reisen",
            folders: [Folder(name: "Sommer", documents: [Document(name: "Route")])],
            documents: [Document(name: "Packliste")]),
        Folder(name: "Rechnungen", documents: [Document(name: "Strom")])
    ]
}

struct FilesView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List(Folder.all, id: \.self) { folder in
                NavigationLink(folder.name, value: folder)
            }
            .navigationTitle("Dateien")
            .navigationDestination(for: Folder.self) { folder in
                FolderPage(folder: folder, path: $path)
            }
            .navigationDestination(for: Document.self) { document in
                DocumentPage(document: document, path: $path)
            }
        }
    }
}

struct FolderPage: View {
    let folder: Folder
    @Binding var path: NavigationPath

    var body: some View {
        List {
            ForEach(folder.folders, id: \.self) { folder in
                NavigationLink(folder.name, value: folder)
            }
            ForEach(folder.documents, id: \.self) { document in
                NavigationLink(document.name, value: document)
            }
        }
        .navigationTitle(folder.name)
        .toolbar {
            Button("Nach Hause") { path = NavigationPath() }
        }
    }
}

struct DocumentPage: View {
    let document: Document
    @Binding var path: NavigationPath

    var body: some View {
        Text(document.name)
            .navigationTitle(document.name)
    }
}
