// finding: expect-path
import SwiftUI

// Der Zähler weiß nichts davon, dass jemand zurückgeht.
struct StairsView: View {
    @State private var path: [Int] = []
    @State private var highest = 0

    var body: some View {
        NavigationStack(path: $path) {
            Button("Los geht's", action: climb)
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("Weiter", action: climb)
                        Button("Zum Anfang") {
                            path.removeAll()
                            highest = 0
                        }
                    }
                    .navigationTitle("Stufe \(number)")
                }
        }
    }

    private func climb() {
        highest += 1
        path.append(highest)
    }
}
