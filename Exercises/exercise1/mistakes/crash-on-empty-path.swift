// finding: crash
import SwiftUI

// Am Anfang ist der Pfad leer und hat kein letztes Element.
struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Los geht's", action: climb)
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("Weiter", action: climb)
                        Button("Zum Anfang") { path.removeAll() }
                    }
                    .navigationTitle("Stufe \(number)")
                }
        }
    }

    private func climb() {
        path.append(path.last! + 1)
    }
}
