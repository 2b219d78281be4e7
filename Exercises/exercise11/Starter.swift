import SwiftUI

enum MediaTab: Hashable {
    case books, films
}

@Observable
class MediaCoordinator {
    var tab = MediaTab.books
}

struct MediaView: View {
    @State private var coordinator = MediaCoordinator()

    var body: some View {
        NavigationStack {
            Text("📚 🎬")
        }
    }
}

#Preview {
    MediaView()
}
