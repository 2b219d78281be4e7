@testable import HeadlessSwiftUI
import Testing

@MainActor
private final class Calls {
    var all: [String] = []
}

/// A label of UIKit's that says when it is made, brought up to date and taken down.
private struct Caption: UIViewRepresentable {
    let text: String
    let calls: Calls
    @Environment(\.isEnabled) private var isEnabled

    final class Coordinator {
        var updates = 0
    }

    func makeCoordinator() -> Coordinator {
        calls.all.append("coordinator")
        return Coordinator()
    }

    func makeUIView(context: Context) -> UILabel {
        calls.all.append("make")
        return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.updates += 1
        calls.all.append("update \(context.coordinator.updates)")
        label.text = isEnabled ? text : "off"
    }

    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
        label.text = nil
        coordinator.updates = 0
    }
}

private struct Shelf: View {
    let calls: Calls
    @State private var text = "first"
    @State private var isShown = true
    @State private var isOff = false
    @State private var other = 0

    var body: some View {
        if isShown { Caption(text: text, calls: calls).disabled(isOff) }
        Text("\(other)")
        Button("Rename") { text = "second" }
        Button("Disable") { isOff = true }
        Button("Count") { other += 1 }
        Button("Hide") { isShown.toggle() }
    }
}

/// A field of UIKit's that keeps a binding up to date, as tutorials wrap one.
private struct WrappedField: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField(frame: .zero)
        field.placeholder = "Name"
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = text }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: WrappedField
        init(_ parent: WrappedField) { self.parent = parent }
        func textFieldDidChangeSelection(_ textField: UITextField) { parent.text = textField.text ?? "" }
    }
}

private struct Naming: View {
    @State private var name = "Ann"

    var body: some View {
        WrappedField(text: $name)
        Text("Hello, \(name)")
        Button("Reset") { name = "nobody" }
    }
}

/// A switch whose target is told by `#selector`, as the compiler's rewriting leaves it.
private struct WrappedSwitch: UIViewRepresentable {
    @Binding var isOn: Bool

    func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.addTarget(context.coordinator, action: Selector(Coordinator.changed(_:)), for: .valueChanged)
        return control
    }

    func updateUIView(_ control: UISwitch, context: Context) { control.isOn = isOn }

    func makeCoordinator() -> Coordinator { Coordinator(isOn: $isOn) }

    @MainActor
    final class Coordinator {
        let isOn: Binding<Bool>
        init(isOn: Binding<Bool>) { self.isOn = isOn }
        func changed(_ control: UISwitch) { isOn.wrappedValue = control.isOn }
    }
}

private struct Switching: View {
    @State private var isOn = false

    var body: some View {
        WrappedSwitch(isOn: $isOn)
        Text(isOn ? "it is on" : "it is off")
    }
}

private final class Announcing: UIViewController {
    let calls: Calls

    init(_ calls: Calls) {
        self.calls = calls
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { calls.all.append("loaded") }
    override func viewDidAppear(_ animated: Bool) { calls.all.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { calls.all.append("disappeared") }
}

private struct WrappedController: UIViewControllerRepresentable {
    let calls: Calls

    func makeUIViewController(context: Context) -> Announcing {
        calls.all.append("make")
        return Announcing(calls)
    }

    func updateUIViewController(_ controller: Announcing, context: Context) { calls.all.append("update") }
    static func dismantleUIViewController(_ controller: Announcing, coordinator: ()) { controller.calls.all.append("dismantle") }
}

private struct Pages: UIViewControllerRepresentable {
    let number: Int

    func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        guard let page = controller.topViewController as? UIHostingController<Counter> else {
            return controller.setViewControllers([UIHostingController(rootView: Counter(number: number))], animated: false)
        }
        page.rootView = Counter(number: number)
    }
}

private struct Counter: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
        Text("number \(number), tapped \(taps)")
        Button("Tap") { taps += 1 }
    }
}

@MainActor
@Suite struct RepresentableTests {
    private let calls = Calls()

    @Test func `a wrapped view is made once and brought up to date when its values change`() {
        let app = AppDriver { Shelf(calls: calls) }
        #expect(calls.all == ["coordinator", "make", "update 1"])
        app.tap("Count")
        #expect(calls.all.count == 3)
        app.tap("Rename")
        #expect(calls.all.last == "update 2")
        #expect(app.texts.first == "second")
    }

    @Test func `a wrapped view is brought up to date when the environment that it reads changes`() {
        let app = AppDriver { Shelf(calls: calls) }
        app.tap("Disable")
        #expect(app.texts.first == "off")
    }

    @Test func `a wrapped view that comes back is another one`() {
        let app = AppDriver { Shelf(calls: calls) }
        app.tap("Hide")
        app.tap("Hide")
        #expect(calls.all == ["coordinator", "make", "update 1", "coordinator", "make", "update 1"])
    }

    @Test func `what is typed into a wrapped field reaches the delegate, and a change of the binding the field`() throws {
        let app = AppDriver { Naming() }
        let field = try #require(app.element("Name", .field))
        app.perform(.enter(text: "Bob", handle: try #require(field.handle)))
        #expect(app.texts.first == "Hello, Bob")
        app.tap("Reset")
        #expect(app.element("Name", .field)?.value == "nobody")
    }

    @Test func `a wrapped switch tells its target`() throws {
        let app = AppDriver { Switching() }
        let control = try #require(app.all.first { $0.role == .toggle })
        app.perform(.tap(handle: try #require(control.handle)))
        #expect(app.texts == ["it is on"])
    }

    @Test func `a wrapped controller hears of its life, and is dismantled when it leaves`() {
        let app = AppDriver { Leaving { WrappedController(calls: calls) } }
        #expect(calls.all == ["make", "update", "loaded", "appeared"])
        app.tap("Hide")
        #expect(calls.all.suffix(2) == ["disappeared", "dismantle"])
    }

    @Test func `a view inside a wrapped controller keeps its state when it gets another value`() {
        let app = AppDriver { Numbered { Pages(number: $0) } }
        app.tap("Tap")
        app.tap("Next")
        #expect(app.texts.first == "number 2, tapped 1")
    }

    @Test func `code can take the keyboard from whatever field has it`() throws {
        let app = AppDriver { Naming() }
        app.tap("Name")
        #expect(app.element("Name", .field)?.states.contains(.focused) == true)
        UIApplication.shared.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        #expect(app.element("Name", .field)?.states.contains(.focused) == false)
    }
}

private struct Leaving<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isShown = true

    var body: some View {
        if isShown { content() }
        Button("Hide") { isShown = false }
    }
}

private struct Numbered<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var number = 1

    var body: some View {
        content(number)
        Button("Next") { number += 1 }
    }
}
