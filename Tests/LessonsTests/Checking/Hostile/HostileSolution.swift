import Testing

/// A solution that means no good, and what must come of it.
struct HostileSolution: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var outcome: Outcome
    var source: String

    enum Outcome: Sendable {
        /// It fails with one of these findings first.
        case refused(Set<String>)
        /// It does no harm, so that the rest of the solution may well be right.
        case harmless
        /// It fails or not, as the machine is quick enough.
        case stopped
    }

    /// - Parameters:
    ///   - action: what the button does before it does what it should.
    ///   - body: what the view's body begins with.
    ///   - members: of the view.
    ///   - modifiers: on the view's only text.
    ///   - declarations: of the file.
    init(
        _ description: String, _ outcome: Outcome, action: String = "", body: String = "", members: String = "", modifiers: String = "",
        declarations: String = ""
    ) {
        (testDescription, self.outcome) = (description, outcome)
        source = """
            import SwiftUI
            \(declarations)
            struct ContentView: View {
                @State private var text = "Ready"
                \(members)
                var body: some View {
                    \(body)
                    return VStack {
                        Text(text)\(modifiers)
                        Button("Go") {
                            \(action)
                            text = "Done"
                        }
                    }
                }
            }
            """
    }

    /// - Parameter source: all of it.
    init(_ description: String, _ outcome: Outcome, source: String) {
        (testDescription, self.outcome, self.source) = (description, outcome, source)
    }

    /// Two scenarios, so that what one has left behind shows in the other.
    static let script = """
        root ContentView()

        scenario "goes"
          tap "Go"
          expect text "Done"

        scenario "goes again"
          expect text "Ready"
          tap "Go"
          expect text "Done"
        """
}
