import SwiftUI

struct MixView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Text("🔢")
                Text("🔤")
            }
        }
    }
}

#Preview {
    MixView()
}
