// finding: expect-path
import SwiftUI

// “Plus one” adds nothing.

struct MixView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
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
                    NavigationLink("Plus one", value: number)
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
