import SwiftUI

struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Los geht's") { path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    stair(number)
                }
        }
    }

    private func stair(_ number: Int) -> some View {
        VStack(spacing: 24) {
            Text("\(number)")
                .font(.system(size: 96, weight: .bold, design: .rounded))
            Button("Weiter") { path.append(number + 1) }
                .buttonStyle(.borderedProminent)
            Button("Zum Anfang") { path.removeAll() }
        }
        .navigationTitle("Stufe \(number)")
    }
}

#Preview {
    StairsView()
}
