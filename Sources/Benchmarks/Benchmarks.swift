import Automation
import HeadlessSwiftUI

/// Prints what the runtime's steps cost in one process: a tap, the update, and the new screen's tree; no pipe, no JSON. Then what reading
/// lessons costs.
@main
@MainActor
struct Benchmarks {
    static func main() throws {
        let steps = climb(rounds: Int(CommandLine.arguments.dropFirst().first ?? "") ?? 3_000)
        print("number stairs: \(Int(steps)) steps a second")
        let shallow = pushTime(depth: 10), deep = pushTime(depth: 1_000)
        print(String(format: "a push of [Int]: %.2f µs at depth 10, %.2f µs at depth 1000, ratio %.2f", shallow, deep, deep / shallow))
        try ReadingBenchmark().run()
    }

    /// Climbs ten steps and goes home, again and again.
    private static func climb(rounds: Int) -> Double {
        let app = RunningApp(Launch(container: "/tmp")) { StairsView() }
        var count = 0
        let seconds = measured {
            for _ in 0..<rounds {
                tap(0, in: app)
                for _ in 0..<9 { tap(0, in: app) }
                tap(1, in: app)
                count += 11
            }
        }
        return Double(count) / seconds
    }

    /// Microseconds for a push and the pop after it, halved, at that depth.
    private static func pushTime(depth: Int) -> Double {
        let app = RunningApp(Launch(container: "/tmp")) { StairsView(path: Array(1...depth)) }
        let rounds = 2_000
        let seconds = measured {
            for _ in 0..<rounds {
                tap(0, in: app)
                _ = app.answer(.perform(.back(levels: 1)))
                _ = app.screen()
            }
        }
        return seconds * 1e6 / Double(rounds * 2)
    }

    private static func tap(_ index: Int, in app: RunningApp) {
        let buttons = app.screen().elements.first?.children.filter { $0.role == .button } ?? []
        guard buttons.indices.contains(index), let handle = buttons[index].handle else { return print("no button \(index) on \(app.screen())") }
        _ = app.answer(.perform(.tap(handle: handle)))
    }

    private static func measured(_ work: () -> Void) -> Double {
        let duration = ContinuousClock().measure(work)
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
}

struct StairsView: View {
    @State var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Go") { path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack(spacing: 20) {
                        Text("\(number)").font(.system(size: 80, weight: .bold))
                        Button("Next") { path.append(number + 1) }
                        Button("Home") { path.removeAll() }
                    }
                    .navigationTitle("Step \(number)")
                }
        }
    }
}
