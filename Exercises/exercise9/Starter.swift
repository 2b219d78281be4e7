import SwiftUI

enum ClubPage: Hashable {
    case treasury, entries
}

struct ClubView: View {
    @State private var path: [ClubPage] = []
    @State private var isMember = false

    var body: some View {
        NavigationStack(path: $path) {
            Text("🔐")
        }
    }
}

#Preview {
    ClubView()
}
