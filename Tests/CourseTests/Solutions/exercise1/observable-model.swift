import SwiftUI

// パスを持つモデルを環境に置きます。
@Observable
final class Stairs {
    var path: [Int] = []

    func climb(from number: Int) { path.append(number + 1) }
    func leave() { path.removeAll(keepingCapacity: true) }
}

struct StairsView: View {
    @State private var stairs = Stairs()

    var body: some View {
        NavigationStack(path: $stairs.path) {
            Button("はじめる") { stairs.climb(from: 0) }
                .navigationTitle("スタート")
                .navigationDestination(for: Int.self, destination: StairPage.init)
        }
        .environment(stairs)
    }
}

struct StairPage: View {
    let number: Int
    @Environment(Stairs.self) private var stairs

    init(number: Int) { self.number = number }

    var body: some View {
        VStack {
            Text(String(number)).font(.largeTitle)
            Button("次へ") { stairs.climb(from: number) }
        }
        .navigationTitle("\(number)段目")
        .toolbar {
            Button("最初へ") { stairs.leave() }
        }
    }
}
