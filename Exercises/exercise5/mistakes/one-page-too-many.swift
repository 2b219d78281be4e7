// finding: crash
import SwiftUI

// Removes one page more than there is.

struct Document: Hashable {
    let name: String
}

struct Folder: Hashable {
    let name: String
    var folders: [Folder] = []
    var documents: [Document] = []

    static let all = [
        Folder(
            name: "Travel",
            folders: [Folder(name: "Summer", documents: [Document(name: "Route")])],
            documents: [Document(name: "Packing list")]),
        Folder(name: "Bills", documents: [Document(name: "Electricity")])
    ]
}

struct FilesView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List(Folder.all, id: \.self) { folder in
                NavigationLink(folder.name, value: folder)
            }
            .navigationTitle("Files")
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
            Button("Go home") { path.removeLast(path.count + 1) }
        }
    }
}

struct DocumentPage: View {
    let document: Document
    @Binding var path: NavigationPath

    var body: some View {
        Button("Go home") { path.removeLast(path.count + 1) }
            .navigationTitle(document.name)
    }
}
