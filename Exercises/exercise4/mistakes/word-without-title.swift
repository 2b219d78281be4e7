// finding: expect-title
import SwiftUI

struct MixView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(1..<4) { number in
                    NavigationLink("\(number)", value: number)
                }
                ForEach(["太陽", "月"], id: \.self) { word in
                    NavigationLink(word, value: word)
                }
            }
            .navigationTitle("ごちゃまぜ")
            .navigationDestination(for: Int.self) { number in
                List {
                    NavigationLink("1を足す", value: number + 1)
                    NavigationLink("太陽", value: "太陽")
                }
                .navigationTitle("数\(number)")
            }
            .navigationDestination(for: String.self) { word in
                List {
                    NavigationLink("7へ", value: 7)
                }
            }
        }
    }
}
