import Automation
@testable import HeadlessSwiftUI
import Testing

private enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
}

private struct SizeForm: View {
    @State private var size = Size.small
    @State private var number: Int? = 1
    @State private var lost = "nowhere"

    var body: some View {
        Form {
            Picker("Size", selection: $size) {
                ForEach(Size.allCases) { Text($0.rawValue) }
            }
            Picker("Number", selection: $number) {
                Text("None").tag(nil as Int?)
                ForEach(1..<4) { Text("No \($0)").tag($0) }
            }
            Text("\(size.rawValue) \(number ?? 0)")
        }
    }
}

private struct Segments: View {
    @State private var choice = 1

    var body: some View {
        Picker("Choice", selection: $choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        Text("chose \(choice)")
    }
}

private struct PickerPage: View {
    @State private var choice = "red"

    var body: some View {
        NavigationStack {
            Form {
                Picker("Colour", selection: $choice) {
                    ForEach(["red", "green"], id: \.self) { Text($0) }
                }
                .pickerStyle(.navigationLink)
            }
        }
    }
}

@MainActor
@Suite struct PickerTests {
    @Test func `a picker's options are the elements of a ForEach, known by their ids`() {
        // fact 95
        let app = AppDriver { SizeForm() }
        #expect(app.value("Size") == "small")
        app.choose("large", in: "Size")
        #expect(app.value("Size") == "large")
        #expect(app.texts.contains("large 1"))
    }

    @Test func `a tag also stands for an optional of its value`() {
        // fact 95
        let app = AppDriver { SizeForm() }
        #expect(app.value("Number") == "No 1")
        app.choose("No 3", in: "Number")
        #expect(app.texts.contains("small 3"))
        app.choose("None", in: "Number")
        #expect(app.value("Number") == "None")
    }

    @Test func `an id of a ForEach does not stand for an optional of it`() {
        let app = AppDriver {
            Picker("Name", selection: .constant("a" as String?)) { ForEach(["a"], id: \.self) { Text($0) } }
        }
        #expect(app.value("Name") == nil)
        #expect(app.warnings == ["missing tag"])
    }

    @Test func `a selection without a tag is warned of once`() {
        let app = AppDriver { Picker("Lost", selection: .constant(7)) { Text("One").tag(1) } }
        #expect(app.warnings == ["missing tag"])
        #expect(app.app.graph.warnings.first?.text == "Picker: the selection \"7\" is invalid and does not have an associated tag, this will "
            + "give undefined results.")
    }

    @Test func `segments can be tapped`() {
        let app = AppDriver { Segments() }
        app.tap("Two")
        #expect(app.texts.contains("chose 2"))
        #expect(app.states("Two", .button)?.contains(.selected) == true)
        #expect(app.states("One", .button)?.contains(.selected) == false)
    }

    @Test func `a picker as a navigation link opens a page, and choosing goes back`() {
        let app = AppDriver { PickerPage() }
        app.tap("Colour")
        #expect(app.title == "Colour")
        #expect(app.rows == ["red", "green"])
        #expect(app.states("red", .row)?.contains(.selected) == true)
        app.tap("green")
        #expect(app.depth == 0)
        #expect(app.value("Colour") == "green")
    }

    @Test func `a disabled picker has no action`() {
        let app = AppDriver { Picker("P", selection: .constant(1)) { Text("One").tag(1) }.disabled(true) }
        #expect(app.states("P", .picker)?.contains(.disabled) == true)
    }
}
