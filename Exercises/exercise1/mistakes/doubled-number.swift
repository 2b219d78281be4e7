// finding: expect-path
import SwiftUI

// Goes from 1 to 2 and then to 4.
struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Let's go") { path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("Next") { path.append(number * 2) }
                        Button("Back to start") { path.removeAll() }
                    }
                    .navigationTitle("Step \(number)")
                }
        }
    }
}
