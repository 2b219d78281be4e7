// finding: expect-warning
import SwiftUI

// Jede Zahlenseite bringt noch einmal ein Ziel für Wörter mit.

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
                .navigationDestination(for: String.self) { word in
                    Text(word).navigationTitle(word)
                }
            }
            .navigationDestination(for: String.self) { word in
                List {
                    NavigationLink("Zur Sieben", value: 7)
                }
                .navigationTitle(word)
            }
        }
    }
}
