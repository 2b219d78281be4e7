import Automation
@testable import HeadlessSwiftUI
import Observation
import Testing

@Observable
private final class Item: Identifiable {
    let id: Int
    var name = "item"

    init(id: Int) { self.id = id }
}

private struct Tower: View {
    @State var path: [Int]

    var body: some View {
        NavigationStack(path: $path) {
            Text("Root").navigationDestination(for: Int.self) { number in
                VStack {
                    Text("page \(number)")
                    Button("Push") { path.append(number + 1) }
                }
                .navigationTitle("Page \(number)")
            }
        }
    }
}

@MainActor
@Suite struct SpeedFactTests {
    private func work(_ app: AppDriver, _ step: () -> Void) -> Graph.Counters {
        let before = app.app.graph.counters
        step()
        let after = app.app.graph.counters
        return Graph.Counters(bodies: after.bodies - before.bodies, nodes: after.nodes - before.nodes)
    }

    private func pushAndPop<V: View>(_ make: (Int) -> V) -> (shallow: [Graph.Counters], deep: [Graph.Counters]) {
        func counters(_ depth: Int) -> [Graph.Counters] {
            let app = AppDriver { make(depth) }
            let push = app.all.first { $0.label.hasPrefix("Push") }?.label ?? ""
            return [work(app) { app.tap(push) }, work(app) { app.back() }]
        }
        return (counters(10), counters(10_000))
    }

    @Test func `a push and a pop at depth 10,000 do the work of those at depth 10`() {
        let (shallow, deep) = pushAndPop { Tower(path: Array(1...$0)) }
        #expect(shallow == deep)
        #expect(shallow[0].bodies > 0)
        #expect(shallow[0].nodes < 20)
    }

    @Test func `of 10,000 rows the one whose object changes is evaluated`() {
        let items = (0..<10_000).map(Item.init)
        let app = AppDriver { List(items) { Text($0.name) } }
        let work = work(app) {
            items[5_000].name = "changed"
            app.app.settle()
        }
        #expect(work == Graph.Counters(bodies: 1, nodes: 1))
        #expect(app.texts.count { $0 == "changed" } == 1)
    }
}
