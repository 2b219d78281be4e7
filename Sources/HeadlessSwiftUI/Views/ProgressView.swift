import Automation

/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let label: Label
    let fraction: Double?
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() { self.init(label: EmptyView(), fraction: nil) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(label: EmptyView(), fraction: value.map { Double($0 / total) })
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init(label: Text(titleKey), fraction: nil) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(label: Text(title), fraction: nil) }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(label: Text(titleKey), fraction: value.map { Double($0 / total) })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) { self.init(label: label(), fraction: nil) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(label: label(), fraction: value.map { Double($0 / total) })
    }
}

extension ProgressView: _ControlView {
    typealias Contained = Label

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    var role: Element.Role { .progress }
    func value(in surroundings: _Surroundings) -> String? { fraction.map { "\(Int(($0 * 100).rounded())) %" } }
}
