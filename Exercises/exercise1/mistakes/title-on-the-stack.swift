// finding: expect-title
import SwiftUI

// A title on the stack itself is never shown.
struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Let's go") { path.append(1) }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("Next") { path.append(number + 1) }
                        Button("Back to start") { path.removeAll() }
                    }
                    .navigationTitle("Step \(number)")
                }
        }
        .navigationTitle("Start")
    }
}
