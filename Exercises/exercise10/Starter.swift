import SwiftUI

struct Pupil: Hashable {
    let name: String
}

struct SchoolClass: Hashable {
    let number: Int
    let pupils: [Pupil]
}

@Observable
class SchoolCoordinator {
    var path = NavigationPath()
}

struct SchoolView: View {
    @State private var coordinator = SchoolCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            Text("🏫")
        }
        .environment(coordinator)
    }
}

#Preview {
    SchoolView()
}
