// finding: expect-title
import SwiftUI

struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("はじめる") { path.append(1) }
                .navigationTitle("スタート")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)").font(.largeTitle)
                        Button("次へ") { path.append(number + 1) }
                        Button("最初へ") { path.removeAll() }
                    }
                }
        }
    }
}
