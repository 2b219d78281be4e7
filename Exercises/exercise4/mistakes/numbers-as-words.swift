// finding: expect-path
import SwiftUI

// All values are strings, the numbers too.

struct MixView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(1..<4) { number in
                    NavigationLink("\(number)", value: "Number \(number)")
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
