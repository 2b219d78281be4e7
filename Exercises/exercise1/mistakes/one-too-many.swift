// finding: crash
import SwiftUI

// Removes one element more than the path has.
struct StairsView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Button("Let's go") { path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("Next") { path.append(number + 1) }
                        Button("Back to start") { path.removeLast(path.count + 1) }
                    }
                    .navigationTitle("Step \(number)")
                }
        }
    }
}
