import SwiftUI

enum Exhibit: Hashable {
    case room(Int)
}

struct GuideView: View {
    @State private var path: [Exhibit] = []

    var body: some View {
        NavigationStack(path: $path) {
            Text("🏛️")
        }
        .onOpenURL { url in
            print(url.host() ?? "", url.pathComponents)
        }
    }
}

#Preview {
    GuideView()
}
