// finding: expect-path
import SwiftUI

// 書類もFolderの値になっています。

struct Document: Hashable {
    let name: String
}

struct Folder: Hashable {
    let name: String
    var folders: [Folder] = []
    var documents: [Document] = []

    static let all = [
        Folder(
            name: "旅行",
            folders: [Folder(name: "夏", documents: [Document(name: "ルート")])],
            documents: [Document(name: "持ち物")]),
        Folder(name: "請求書", documents: [Document(name: "電気代")])
    ]
}

struct FilesView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List(Folder.all, id: \.self) { folder in
                NavigationLink(folder.name, value: folder)
            }
            .navigationTitle("ファイル")
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
                NavigationLink(document.name, value: Folder(name: document.name))
            }
        }
        .navigationTitle(folder.name)
        .toolbar {
            Button("最初に戻る") { path = NavigationPath() }
        }
    }
}

struct DocumentPage: View {
    let document: Document
    @Binding var path: NavigationPath

    var body: some View {
        Button("最初に戻る") { path = NavigationPath() }
            .navigationTitle(document.name)
    }
}
