// finding: expect-path
import SwiftUI

// "Zum Anfang" geht nur eine Seite zurück.
struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Los geht's") { path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("Weiter") { path.append(number + 1) }
                        Button("Zum Anfang") { path.removeLast() }
                    }
                    .navigationTitle("Stufe \(number)")
                }
        }
    }
}
