import SwiftUI

struct StairsView: View {
    var body: some View {
        NavigationStack {
            Text("🪜")
        }
    }
}

#Preview {
    StairsView()
}
