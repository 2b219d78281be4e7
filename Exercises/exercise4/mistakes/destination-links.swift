// finding: expect-path
import SwiftUI

// 行き先を直接書いたリンクは、パスに値を残しません。

struct MixView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(1..<4) { number in
                    NavigationLink("\(number)") { Text("\(number)").navigationTitle("数\(number)") }
                }
                ForEach(["太陽", "月"], id: \.self) { word in
                    NavigationLink(word, value: word)
                }
            }
            .navigationTitle("ごちゃまぜ")
            .navigationDestination(for: Int.self) { number in
                List {
                    NavigationLink("1を足す", value: number + 1)
                    NavigationLink("太陽") { Text("太陽").navigationTitle("太陽") }
                }
                .navigationTitle("数\(number)")
            }
            .navigationDestination(for: String.self) { word in
                List {
                    NavigationLink("7へ", value: 7)
                }
                .navigationTitle(word)
            }
        }
    }
}
