// finding: expect-path
import SwiftUI

// The stack never hears of the path.
struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack {
            Button("Let's go") { path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("Next") { path.append(number + 1) }
                        Button("Back to start") { path.removeAll() }
                    }
                    .navigationTitle("Step \(number)")
                }
        }
    }
}
