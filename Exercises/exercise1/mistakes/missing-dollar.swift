// finding: compile
import SwiftUI

struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: path) {
            Button("Los geht's") { path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("Weiter") { path.append(number + 1) }
                        Button("Zum Anfang") { path.removeAll() }
                    }
                    .navigationTitle("Stufe \(number)")
                }
        }
    }
}
