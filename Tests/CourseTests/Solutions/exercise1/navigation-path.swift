import SwiftUI

// A NavigationPath instead of an array, emptied by removing as many as there are.
struct StairsView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Let’s go") { path.append(1) }
            }
            .navigationTitle("Start")
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text(number, format: .number).font(.largeTitle)
                    Button("Next") { path.append(number + 1) }
                    Button("Back to start") { path.removeLast(path.count) }
                }
                .navigationTitle("Step \(number)")
            }
        }
    }
}
