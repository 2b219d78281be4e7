import Automation
@testable import HeadlessSwiftUI
import Testing

private struct Stairs: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Go") { path.append(1) }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("\(number)")
                        Button("Next") { path.append(number + 1) }
                        Button("Home") { path.removeAll() }
                        Button("Jump") { path = [7, 8, 9] }
                    }
                    .navigationTitle("Step \(number)")
                }
        }
    }
}

@MainActor
@Suite struct StackTests {
    @Test func `an append pushes a page, and the path is what is shown`() {
        let app = AppDriver { Stairs() }
        #expect(app.title == "Start")
        #expect(app.path == [])
        app.tap("Go")
        app.tap("Next")
        #expect(app.path == [.integer(1), .integer(2)])
        #expect(app.title == "Step 2")
        #expect(app.texts.contains("2"))
        #expect(app.back == "Step 1")
    }

    @Test func `going back takes the last value off the path`() {
        let app = AppDriver { Stairs() }
        app.tap("Go")
        app.tap("Next")
        app.back()
        #expect(app.path == [.integer(1)])
        app.back()
        #expect(app.path == [])
        #expect(app.back == nil)
    }

    @Test func `emptying the path shows the root at once`() {
        let app = AppDriver { Stairs() }
        app.tap("Go")
        app.tap("Next")
        app.tap("Home")
        #expect(app.depth == 0)
        #expect(app.title == "Start")
    }

    @Test func `a new path replaces the pages, and back goes along the new one`() {
        let app = AppDriver { Stairs() }
        app.tap("Go")
        app.tap("Jump")
        #expect(app.title == "Step 9")
        app.back(levels: 2)
        #expect(app.title == "Step 7")
        #expect(app.path == [.integer(7)])
    }
}
