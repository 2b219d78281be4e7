// finding: tap
import SwiftUI

// Für Wörter gibt es kein Ziel.

struct MixView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(1..<4) { number in
                    NavigationLink("\(number)", value: number)
                }
                ForEach(["Sonne", "Mond"], id: \.self) { word in
                    NavigationLink(word, value: word)
                }
            }
            .navigationTitle("Bunt gemischt")
            .navigationDestination(for: Int.self) { number in
                List {
                    NavigationLink("Plus eins", value: number + 1)
                    NavigationLink("Sonne", value: "Sonne")
                }
                .navigationTitle("Zahl \(number)")
            }
        }
    }
}
