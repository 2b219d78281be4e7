// finding: expect-path
import SwiftUI

// 遷移先を直接書いたリンクは、パスに何も残しません。
struct StairsView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("はじめる") { StairView(number: 1, path: $path) }
                .navigationTitle("スタート")
        }
    }
}

struct StairView: View {
    let number: Int
    @Binding var path: [Int]

    var body: some View {
        VStack {
            Text("\(number)").font(.largeTitle)
            Button("次へ") { path.append(number + 1) }
            Button("最初へ") { path.removeAll() }
        }
        .navigationTitle("\(number)段目")
    }
}
