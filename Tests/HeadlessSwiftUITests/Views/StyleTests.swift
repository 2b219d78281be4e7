@testable import HeadlessSwiftUI
import Testing

private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("framed")
            configuration.label
            configuration.content
        }
    }
}

private struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(isEnabled ? "on" : "off")
        }
    }
}

private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button("Twice") {
            configuration.trigger()
            configuration.trigger()
        }
    }
}

private struct Tapped: View {
    @State private var count = 0
    var body: some View {
        Button("Count") { count += 1 }
        Text("\(count)")
    }
}

@MainActor
@Suite struct StyleTests {
    @Test func `a style of the program's own makes something else of a control`() {
        let app = AppDriver { GroupBox("Title") { Text("content") }.groupBoxStyle(Framed()) }
        #expect(app.texts == ["framed", "Title", "content"])
    }

    @Test func `the system's style takes away the one around it`() {
        let app = AppDriver {
            VStack { GroupBox("Title") { Text("content") }.groupBoxStyle(.automatic) }.groupBoxStyle(Framed())
        }
        #expect(app.texts == ["Title", "content"])
    }

    @Test func `a style reads the environment, and its button still acts`() {
        let app = AppDriver { Tapped().buttonStyle(Loud()) }
        #expect(app.texts.contains("on"))
        app.tap("Count, on")
        #expect(app.texts.contains("1"))
    }

    @Test func `a style may say itself what makes a button act`() {
        let app = AppDriver { Tapped().buttonStyle(Twice()) }
        app.tap("Twice")
        #expect(app.texts.contains("2"))
    }

    @Test func `the inner of two kinds of button styles counts`() {
        let app = AppDriver { VStack { Tapped().buttonStyle(Loud()) }.buttonStyle(Twice()) }
        #expect(app.element("Twice") == nil)
        #expect(app.texts.contains("on"))
    }

    @Test func `a label's style of the program's own gives way to the system's further in`() {
        struct Dashed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("-")
                configuration.title
            }
        }
        let app = AppDriver {
            VStack {
                Label("One", systemImage: "star")
                Label("Two", systemImage: "star").labelStyle(.titleOnly)
            }
            .labelStyle(Dashed())
        }
        #expect(app.texts == ["-", "One", "Two"])
    }

    @Test func `a gauge's style gets its value from 0 to 1, and its labels`() {
        struct Figures: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                configuration.maximumValueLabel
                Text(verbatim: "\(configuration.value)")
            }
        }
        let app = AppDriver {
            Gauge(value: 5, in: 0...10) { Text("Speed") } currentValueLabel: { Text("5") } minimumValueLabel: { Text("0") } maximumValueLabel: {
                Text("10")
            }
            .gaugeStyle(Figures())
        }
        #expect(app.texts == ["Speed", "10", "0.5"])
    }

    @Test func `a style may say itself what opens a group`() {
        struct Opening: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button("Open") { configuration.isExpanded.toggle() }
                if configuration.isExpanded { configuration.content }
            }
        }
        let app = AppDriver { DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Opening()) }
        #expect(!app.texts.contains("inside"))
        app.tap("Open")
        #expect(app.texts.contains("inside"))
    }

    @Test func `an older slider has its labels last`() {
        let app = AppDriver {
            Slider(value: .constant(0.5), in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("Volume") }
        }
        #expect(app.all.contains { $0.role == .slider && $0.label == "Volume" })
    }
}
