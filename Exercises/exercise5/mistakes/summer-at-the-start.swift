// finding: expect-text
import SwiftUI

// Zeigt alle Ordner schon auf der Startseite, auch den in „Reisen“.

enum Folder: String, Hashable, CaseIterable {
    case travel = "Reisen", summer = "Sommer", bills = "Rechnungen"

    var folders: [Folder] { self == .travel ? [.summer] : [] }

    var documents: [Document] {
        switch self {
        case .travel: [.packing]
        case .summer: [.route]
        case .bills: [.power]
        }
    }
}

enum Document: String, Hashable {
    case packing = "Packliste", route = "Route", power = "Strom"
}

struct FilesView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List(Folder.allCases, id: \.self) { folder in
                NavigationLink(folder.rawValue, value: folder)
            }
            .navigationTitle("Dateien")
            .navigationDestination(for: Folder.self) { folder in
                List {
                    ForEach(folder.folders, id: \.self) { NavigationLink($0.rawValue, value: $0) }
                    ForEach(folder.documents, id: \.self) { NavigationLink($0.rawValue, value: $0) }
                    home
                }
                .navigationTitle(folder.rawValue)
            }
            .navigationDestination(for: Document.self) { document in
                home.navigationTitle(document.rawValue)
            }
        }
    }

    private var home: some View {
        Button("Nach Hause") { path = NavigationPath() }
    }
}
