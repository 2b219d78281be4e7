import SwiftUI

enum Route: Hashable {
    case settings
}

struct RecipesView: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            Text("🧇 🎃 🍎")
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .settings:
                        Text("⚙️")
                    }
                }
        }
    }
}

#Preview {
    RecipesView()
}
