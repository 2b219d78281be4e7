@testable import HeadlessSwiftUI
import Testing

private struct Texts: View {
    let plain = "**variable**"
    private var attributed: AttributedString {
        var string = AttributedString("attributed")
        string.foregroundColor = .red
        return string
    }

    var body: some View {
        Text("**literal**")
        Text("**number** \(1)")
        Text(plain)
        Text(attributed)
    }
}

@MainActor
struct TextTests {
    @Test func `Markdown is read in literals alone`() {
        let app = AppDriver { Texts() }
        #expect(app.all.map(\.label) == ["literal", "number 1", "**variable**", "attributed"])
    }
}
