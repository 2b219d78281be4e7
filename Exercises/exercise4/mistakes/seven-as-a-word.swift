// finding: expect-path
import SwiftUI

// Το επτά μπαίνει στη διαδρομή ως λέξη.

struct MixView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(1..<4) { number in
                    NavigationLink("\(number)", value: number)
                }
                ForEach(["Ήλιος", "Φεγγάρι"], id: \.self) { word in
                    NavigationLink(word, value: word)
                }
            }
            .navigationTitle("Ανάμεικτα")
            .navigationDestination(for: Int.self) { number in
                List {
                    NavigationLink("Συν ένα", value: number + 1)
                    NavigationLink("Ήλιος", value: "Ήλιος")
                }
                .navigationTitle("Αριθμός \(number)")
            }
            .navigationDestination(for: String.self) { word in
                List {
                    NavigationLink("Στο επτά", value: "7")
                }
                .navigationTitle(word)
            }
        }
    }
}
