import SwiftUI

// No path of its own: the stack keeps one.

struct MixView: View {
    var body: some View {
        NavigationStack {
            List {
                ForEach(1..<4) { number in
                    NavigationLink("\(number)", value: number)
                }
                ForEach(["Sun", "Moon"], id: \.self) { word in
                    NavigationLink(word, value: word)
                }
            }
            .navigationTitle("Mixed bag")
            .navigationDestination(for: Int.self) { number in
                List {
                    NavigationLink("Plus one", value: number + 1)
                    NavigationLink("Sun", value: "Sun")
                }
                .navigationTitle("Number \(number)")
            }
            .navigationDestination(for: String.self) { word in
                List {
                    NavigationLink("Go to seven", value: 7)
                }
                .navigationTitle(word)
            }
        }
    }
}
