import Automation

/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let label: Label
    var current: CurrentValueLabel
    let fraction: Double?
}

extension ProgressView where CurrentValueLabel == EmptyView {
    private init(_ label: Label, fraction: Double? = nil) { self.init(label: label, current: EmptyView(), fraction: fraction) }

    public init(@ViewBuilder label: () -> Label) { self.init(label()) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(label(), fraction: value.map { Double($0 / total) })
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() { self.init(EmptyView()) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { self.init(EmptyView(), fraction: value.map { Double($0 / total) }) }
    public init(_ progress: Progress) { self.init(EmptyView(), fraction: progress.fractionCompleted) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(Text(titleKey), fraction: value.map { Double($0 / total) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(Text(title), fraction: value.map { Double($0 / total) })
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label,
                                        @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        self.init(label: label(), current: currentValueLabel(), fraction: value.map { Double($0 / total) })
    }

    /// How much of the time has gone by.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
                @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let gone = length == 0 ? 1 : min(max(Date().timeIntervalSince(timerInterval.lowerBound) / length, 0), 1)
        self.init(label: label(), current: currentValueLabel(), fraction: countsDown ? 1 - gone : gone)
    }

    @MainActor
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
        self.init(
            label: configuration.label ?? .init(view: EmptyView()), current: configuration.currentValueLabel ?? .init(view: EmptyView()),
            fraction: configuration.fractionCompleted)
    }
}

extension ProgressView: _StyledView, _ControlView {
    typealias Contained = Label

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        makeStyledNode(view, parent: parent, surroundings: surroundings)
    }

    var role: Element.Role { .progress }
    func value(in surroundings: _Surroundings) -> String? { fraction.map { "\(Int(($0 * 100).rounded())) %" } }

    var styleConfiguration: ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(view: label),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: current))
    }
}
