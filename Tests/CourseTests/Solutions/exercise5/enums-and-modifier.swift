import SwiftUI
enum Folder: String, Hashable, CaseIterable { case travel = "Travel", summer = "Summer", bills = "Bills"
    var folders: [Folder] { self == .travel ? [.summer] : [] }
    var documents: [Document] { switch self { case .travel: [.packing]; case .summer: [.route]; case .bills: [.electricity] } } }
enum Document: String, Hashable { case packing = "Packing list", route = "Route", electricity = "Electricity" }
struct FilesView: View {
    @State private var path = NavigationPath()
    var body: some View {
        NavigationStack(path: $path) {
            VStack { ForEach([Folder.travel, .bills], id: \.self) { f in NavigationLink(f.rawValue, value: f) } }
                .navigationTitle("Files")
                .navigationDestination(for: Folder.self) { f in
                    VStack {
                        ForEach(f.folders, id: \.self) { NavigationLink($0.rawValue, value: $0) }
                        ForEach(f.documents, id: \.self) { NavigationLink($0.rawValue, value: $0) }
                    }
                    .modifier(Homeward(path: $path, title: f.rawValue))
                }
                .navigationDestination(for: Document.self) { d in
                    Text("…").modifier(Homeward(path: $path, title: d.rawValue))
                }
        }
    }
}
struct Homeward: ViewModifier {
    @Binding var path: NavigationPath
    let title: String
    func body(content: Content) -> some View {
        content.navigationTitle(title).toolbar { ToolbarItem(placement: .bottomBar) { Button("Go home", systemImage: "house") { path = .init() } } }
    }
}
