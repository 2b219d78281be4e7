import SwiftUI

// Eine eigene View für die Seite, die den Pfad als Binding bekommt.
struct StairsView: View {
    @State private var path = [Int]()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Text("Wie hoch kommst du?")
                Button("Los geht’s") { path = [1] }
            }
            .navigationDestination(for: Int.self) { StairPage(number: $0, path: $path) }
            .navigationTitle("Start")
        }
    }
}

private struct StairPage: View {
    let number: Int
    @Binding var path: [Int]

    var body: some View {
        VStack {
            Text("\(number)")
            HStack {
                Button(action: { path += [number + 1] }) { Text("Weiter") }
                Button(action: { path = [] }) { Label("Zum Anfang", systemImage: "house") }
            }
        }
        .navigationTitle("Stufe " + String(number))
    }
}
