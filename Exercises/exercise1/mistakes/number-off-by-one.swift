// finding: expect-text
import SwiftUI

// Ο τίτλος είναι σωστός, ο μεγάλος αριθμός όχι.
struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Πάμε") { path.append(1) }
                .navigationTitle("Αρχή")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number - 1)").font(.largeTitle)
                        Button("Επόμενο") { path.append(number + 1) }
                        Button("Στην αρχή") { path.removeAll() }
                    }
                    .navigationTitle("Σκαλί \(number)")
                }
        }
    }
}
