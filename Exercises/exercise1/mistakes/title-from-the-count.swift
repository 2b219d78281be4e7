// finding: expect-back
import SwiftUI

// Der Titel kommt aus der Länge des Pfads: Dann heißen alle Seiten wie die oberste.

struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Los geht's") { path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)")
                        Button("Weiter") { path.append(number + 1) }
                        Button("Zum Anfang") { path.removeAll() }
                    }
                    .navigationTitle("Stufe \(path.count)")
                }
        }
    }
}
