import SwiftUI

// Κουμπιά που προσθέτουν τιμές, και πίνακας γραμμένος αναλυτικά.

struct MixView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("1", value: 1)
                NavigationLink("2", value: 2)
                Button("3") { path.append(3) }
                ForEach(["Ήλιος", "Φεγγάρι"], id: \.self) { word in
                    NavigationLink(word, value: word)
                }
            }
            .navigationTitle("Ανάμεικτα")
            .navigationDestination(for: Int.self) { number in
                List {
                    Button("Συν ένα") { path.append(number + 1) }
                    NavigationLink("Ήλιος", value: "Ήλιος")
                }
                .navigationTitle("Αριθμός \(number)")
            }
            .navigationDestination(for: String.self) { word in
                List {
                    Button("Στο επτά") { path.append(7) }
                }
                .navigationTitle(word)
            }
        }
    }
}
