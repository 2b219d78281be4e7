import SwiftUI

let oldBookmark = #"["Reader.Page","{\"number\":7}","Reader.Map","{\"number\":4}","Reader.Chapter","{\"number\":2}"]"#

struct Chapter: Hashable, Codable {
    let number: Int
}

struct Page: Hashable, Codable {
    let number: Int
}

struct ReaderView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Text("🔖")
        }
    }
}

#Preview {
    ReaderView()
}
