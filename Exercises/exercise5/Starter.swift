import SwiftUI

struct Document: Hashable {
    let name: String
}

struct Folder: Hashable {
    let name: String
    var folders: [Folder] = []
    var documents: [Document] = []
}

struct FilesView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Text("🗂️")
        }
    }
}

#Preview {
    FilesView()
}
