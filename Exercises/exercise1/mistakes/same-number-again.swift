// finding: expect-path
import SwiftUI

// Το «Επόμενο» ξαναβάζει τον ίδιο αριθμό.
struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Πάμε") { path.append(1) }
                .navigationTitle("Αρχή")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("Επόμενο") { path.append(number) }
                        Button("Στην αρχή") { path.removeAll() }
                    }
                    .navigationTitle("Σκαλί \(number)")
                }
        }
    }
}
