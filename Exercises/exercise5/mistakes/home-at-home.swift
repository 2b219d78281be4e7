// finding: expect-button
import SwiftUI

// Το κουμπί υπάρχει και στην αρχική σελίδα.

struct Document: Hashable {
    let name: String
}

struct Folder: Hashable {
    let name: String
    var folders: [Folder] = []
    var documents: [Document] = []

    static let all = [
        Folder(
            name: "Ταξίδια",
            folders: [Folder(name: "Καλοκαίρι", documents: [Document(name: "Διαδρομή")])],
            documents: [Document(name: "Αποσκευές")]),
        Folder(name: "Λογαριασμοί", documents: [Document(name: "Ρεύμα")])
    ]
}

struct FilesView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List(Folder.all, id: \.self) { folder in
                NavigationLink(folder.name, value: folder)
            }
            .navigationTitle("Αρχεία")
            .toolbar {
                Button("Στην αρχή") { path = NavigationPath() }
            }
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
            Button("Στην αρχή") { path = NavigationPath() }
        }
    }
}

struct DocumentPage: View {
    let document: Document
    @Binding var path: NavigationPath

    var body: some View {
        Button("Στην αρχή") { path = NavigationPath() }
            .navigationTitle(document.name)
    }
}
