import Automation

/// What a picker can be set to.
struct PickerOption {
    var label: String
    /// What sets it; nil where the option has no tag, so that choosing it changes nothing.
    var tag: Tag?
}

@MainActor
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: _ContentNode<Picker<Label, SelectionValue, Content>> {
    private var label: _ContentNode<Label>!
    private var options: _ContentNode<Content>!
    /// What names each option where it stands on the screen by itself.
    private var handles: [Int] = []

    override init(_ content: Picker<Label, SelectionValue, Content>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        label = Label._makeNode(content.label, parent: self, surroundings: surroundings)
        options = Content._makeNode(content.content, parent: self, surroundings: surroundings)
        evaluate()
    }

    override var children: [_Node] { [label, options] }

    override func update(_ content: Picker<Label, SelectionValue, Content>) {
        self.content = content
        label.update(content.label)
        options.update(content.content)
        evaluate()
        stack?.page(of: self)?.show(optionsPage)
    }

    /// Looks, once the options are up to date, whether one of them is chosen.
    override func evaluate() {
        isInvalid = false
        let selection = tracking { content.selection.wrappedValue }
        graph.after(.disappear) { [self] in
            if isInTree { warnOfMissingTag(selection) }
        }
    }

    override func describe(into screen: inout ScreenBuilder) {
        screen.item { screen in
            let parts = screen.collect(asRows: false) { label.describe(into: &$0) }
            let choices = allOptions
            let chosen = choices.firstIndex(where: isChosen)
            var picker = Element(.picker, label: ScreenBuilder.label(of: parts), handle: handle, children: parts)
            picker.value = content.currentValueLabel?.string(in: surroundings.environment.values.locale) ?? chosen.map { choices[$0].label }
            picker.options = choices.map(\.label)
            if opensPage { picker.states.formUnion([.tappable, .disclosure]) }
            if look.showsOptions {
                picker.children += screen.collect(asRows: false) { screen in
                    for index in choices.indices { describe(choices, index, isChosen: index == chosen, into: &screen) }
                }
            }
            screen.add(picker) { [self] in perform($0) }
        }
    }

    override func perform(_ action: Action) -> Bool {
        switch action {
        case .choose(let index, _):
            let choices = allOptions
            guard choices.indices.contains(index) else { return false }
            choose(choices[index])
        case .tap where opensPage:
            stack?.present(optionsPage, by: self)
        default:
            return false
        }
        return true
    }

    override func dismantle() {
        stack?.withdraw(self)
        super.dismantle()
    }

    private var look: PickerLook { surroundings.environment.values.pickerLook }
    private var stack: PageStack? { surroundings.page?.stack }
    private var opensPage: Bool { look == .navigationLink && stack != nil }

    private var allOptions: [PickerOption] {
        var builder = ScreenBuilder()
        return builder.pickerOptions { options.describe(into: &$0) }
    }

    private func isChosen(_ option: PickerOption) -> Bool {
        option.tag?.value(as: SelectionValue.self) == content.selection.wrappedValue
    }

    private func choose(_ option: PickerOption) {
        if let value = option.tag?.value(as: SelectionValue.self) { content.selection.wrappedValue = value }
    }

    /// An option that stands on the screen by itself.
    private func describe(_ choices: [PickerOption], _ index: Int, isChosen: Bool, into screen: inout ScreenBuilder) {
        while handles.count <= index { handles.append(graph.serial()) }
        let option = choices[index]
        let button = Element(.button, label: option.label, handle: handles[index], states: isChosen ? [.tappable, .selected] : .tappable)
        screen.add(button) { [self] action in
            guard case .tap = action else { return false }
            choose(option)
            return true
        }
    }

    private func warnOfMissingTag(_ selection: SelectionValue) {
        guard !allOptions.contains(where: { $0.tag?.value(as: SelectionValue.self) == selection }) else { return }
        graph.warn("missing tag", "Picker: the selection \"\(selection)\" is invalid and does not have an associated tag, this will give "
            + "undefined results.", once: "\(handle) \(selection)")
    }
}

extension PickerNode: PagePresenter {
    var handsOverItsView: Bool { false }

    func pageWasPopped() { stack?.withdraw(self) }

    /// The options as a page of their own; choosing one goes back.
    private var optionsPage: any View {
        let title = label.string
        let selection = content.selection
        return List(selection: Binding<SelectionValue?>(get: { selection.wrappedValue }, set: { [weak self] value in
            guard let value else { return }
            selection.wrappedValue = value
            MainActor.assumeIsolated { self?.pageWasPopped() }
        })) { content.content }.navigationTitle(title)
    }
}

extension _Node {
    /// What a person reads of the node.
    var string: String {
        var builder = ScreenBuilder()
        return ScreenBuilder.label(of: builder.collect(asRows: false) { describe(into: &$0) })
    }
}
