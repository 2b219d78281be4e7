@testable import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct ConsoleFactTests {
    private func console(_ app: AppDriver) -> [String] { app.app.graph.warnings.map(\.text) }

    // A9, state
    @Test func `state that is changed while a body is evaluated`() {
        let app = AppDriver {
            Keeping(0) { value in
                Button("Go") { value.wrappedValue = 1 }
                if value.wrappedValue == 1 { let _ = value.wrappedValue = 2 }
            }
        }
        app.tap("Go")
        #expect(console(app).first == "Modifying state during view update, this will cause undefined behavior.")
    }

    // A9, ForEach
    @Test func `an id that occurs twice`() {
        let app = AppDriver { ForEach(["a", "a"], id: \.self) { Text($0) } }
        #expect(console(app) == [
            "ForEach<Array<String>, String, Text>: the ID a occurs multiple times within the collection, this will give undefined results!"
        ])
    }

    // A9, State read
    @Test func `state that is read before it has a place`() {
        let app = AppDriver { Keeping(0) { _ in Hasty() } }
        #expect(console(app) == [
            "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value "
                + "and will not update."
        ])
    }

    // A9, Environment read
    @Test func `an environment that is read before it has a place`() {
        let app = AppDriver { Keeping(0) { _ in HastyReader() } }
        #expect(console(app) == [
            "Accessing Environment's value outside of being installed on a View. This will always read the default value and will not "
                + "update."
        ])
    }

    // A9
    @Test func `state that is given a value before it has a place needs no warning`() {
        let app = AppDriver { Counting("view") }
        #expect(console(app) == [])
    }
}

private struct Hasty: View {
    @State private var number = 1

    init() { _ = number }

    var body: some View { Text("\(number)") }
}

private struct HastyReader: View {
    @Environment(\.lineLimit) private var lineLimit

    init() { _ = lineLimit }

    var body: some View { Text("\(lineLimit ?? 0)") }
}
