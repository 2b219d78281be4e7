import Automation
@testable import HeadlessSwiftUI
import Testing

private struct EditedNames: View {
    @State private var names = ["Ada", "Bob", "Cid"]

    var body: some View {
        List($names, id: \.self, editActions: .all) { $name in Text(name) }
    }
}

private struct CommittedField: View {
    @State private var text = ""
    @State private var log = ""

    var body: some View {
        TextField("Word", text: $text, onEditingChanged: { log += $0 ? "began " : "ended " }, onCommit: { log += "committed " })
        Text("log: \(log)")
    }
}

@MainActor
struct ListEditTests {
    @Test func `offsets are removed from an array`() {
        var letters = ["a", "b", "c", "d"]
        letters.remove(atOffsets: [0, 2])
        #expect(letters == ["b", "d"])
    }

    @Test(arguments: [([0], 3, "bcad"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1], 1, "abcd"), ([1], 2, "abcd")] as [(IndexSet, Int, String)])
    func `offsets are moved before a place`(source: IndexSet, destination: Int, result: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: source, toOffset: destination)
        #expect(String(letters) == result)
    }

    @Test func `a list with edit actions deletes from its collection`() {
        let app = AppDriver { EditedNames() }
        app.delete("Bob")
        #expect(app.rows == ["Ada", "Cid"])
    }

    @Test func `an older field hears of editing and the return key`() {
        let app = AppDriver { CommittedField() }
        app.enter("hi", into: "Word")
        app.submit("Word")
        #expect(app.all.contains { $0.label == "log: began committed ended " })
    }
}
