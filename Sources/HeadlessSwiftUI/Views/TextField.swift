import Automation

/// A line of text to type.
public struct TextField<Label: View> {
    let label: Label
    let text: Binding<String>
    var prompt: Text?
    var axis: Axis?
    var onCommit: (() -> Void)?
    var onEditingChanged: ((Bool) -> Void)?
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(label: Text(titleKey), text: text) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), text: text, prompt: prompt)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self.init(label: Text(titleKey), text: text, axis: axis) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(titleKey), text: text, prompt: prompt, axis: axis)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(label: Text(title), text: text) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { self.init(label: Text(title), text: text, prompt: prompt) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) { self.init(label: Text(title), text: text, axis: axis) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(title), text: text, prompt: prompt, axis: axis)
    }

    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(label: Text(titleKey), text: value.formatted(by: format), prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(label: Text(title), text: value.formatted(by: format), prompt: prompt)
    }

    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(label: Text(titleKey), text: value.formatted(by: format), prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(label: Text(title), text: value.formatted(by: format), prompt: prompt)
    }

    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(titleKey), text: value.formatted(by: formatter), prompt: prompt)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(title), text: value.formatted(by: formatter), prompt: prompt)
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt)
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt, axis: axis)
    }

    public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F.FormatOutput == String {
        self.init(label: label(), text: value.formatted(by: format), prompt: prompt)
    }

    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: value.formatted(by: formatter), prompt: prompt)
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) {
        self.init(label: Text(titleKey), text: text.moving(selection), prompt: prompt, axis: axis)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) {
        self.init(label: Text(title), text: text.moving(selection), prompt: prompt, axis: axis)
    }
}

// The older forms, which hear of editing by themselves.
extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
        self.init(label: Text(titleKey), text: text, onCommit: onCommit, onEditingChanged: onEditingChanged)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(label: Text(titleKey), text: text, onCommit: nil, onEditingChanged: onEditingChanged)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(titleKey), text: text, onCommit: onCommit, onEditingChanged: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) {
        self.init(label: Text(title), text: text, onCommit: onCommit, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(label: Text(title), text: text, onCommit: nil, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(title), text: text, onCommit: onCommit, onEditingChanged: nil)
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
                   onCommit: @escaping () -> Void = {}) {
        self.init(label: Text(titleKey), text: value.formatted(by: formatter), onCommit: onCommit, onEditingChanged: onEditingChanged)
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
        self.init(label: Text(titleKey), text: value.formatted(by: formatter), onCommit: onCommit, onEditingChanged: nil)
    }
}

extension Binding {
    /// The value as text; a text that isn't one leaves the value alone.
    fileprivate func formatted<F: ParseableFormatStyle>(by format: F) -> Binding<String> where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(get: { format.format(wrappedValue) }, set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
    }

    fileprivate func formatted<F: ParseableFormatStyle>(by format: F) -> Binding<String> where Value == F.FormatInput?, F.FormatOutput == String {
        Binding<String>(get: { wrappedValue.map(format.format) ?? "" }, set: { wrappedValue = try? format.parseStrategy.parse($0) })
    }

    fileprivate func formatted(by formatter: Formatter) -> Binding<String> {
        Binding<String>(get: { formatter.string(for: wrappedValue) ?? "" }, set: { text in
            if let value = (formatter as? NumberFormatter)?.number(from: text) as? Value ?? text as? Value { wrappedValue = value }
        })
    }
}

extension TextField: _FieldView {
    typealias Contained = Label

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }
}
