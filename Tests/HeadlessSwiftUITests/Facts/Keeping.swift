import HeadlessSwiftUI

/// A view with one piece of state, written where it is used.
struct Keeping<Value, Content: View>: View {
    @State private var value: Value
    private let content: (Binding<Value>) -> Content

    init(_ value: Value, @ViewBuilder _ content: @escaping (Binding<Value>) -> Content) {
        _value = State(initialValue: value)
        self.content = content
    }

    var body: some View { content($value) }
}

/// A view that says when it appears and goes.
struct Witness: View {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
    }

    var body: some View {
        Text(name)
            .onAppear { log.add("+\(name)") }
            .onDisappear { log.add("-\(name)") }
    }
}

/// A page with state of its own: a number that a button raises.
struct Counting: View {
    let name: String
    @State private var count = 0

    init(_ name: String) { self.name = name }

    var body: some View {
        Button("\(name): \(count)") { count += 1 }
    }
}

extension View {
    /// This view and controls that are there whatever it shows.
    func beside<Controls: View>(@ViewBuilder _ controls: () -> Controls) -> some View {
        let controls = controls()
        return VStack {
            self
            controls
        }
    }
}
