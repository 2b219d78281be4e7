import SwiftUI

// Σύνδεσμοι με τιμή αντί για κουμπιά, όλα μέσα σε λίστα.
struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Πάμε", value: 1)
            }
            .navigationTitle("Αρχή")
            .navigationDestination(for: Int.self) { number in
                List {
                    Text("\(number)").font(.largeTitle)
                    NavigationLink(value: number + 1) {
                        Label("Επόμενο", systemImage: "arrow.up")
                    }
                    Button("Στην αρχή", role: .cancel) { path = [] }
                }
                .navigationTitle("Σκαλί \(number)")
            }
        }
    }
}
