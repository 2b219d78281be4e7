import Automation

/// Where a value lies in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let label: Label
    let current: CurrentValueLabel
    let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    let fraction: Double

    init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel,
                                 labels: (BoundsLabel, BoundsLabel)? = nil) {
        self.label = label
        self.current = current
        self.bounds = labels
        let size = Double(bounds.upperBound - bounds.lowerBound)
        fraction = size == 0 ? 0 : Double(value - bounds.lowerBound) / size
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, in: bounds, label: label(), current: EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
                                        @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        self.init(value, in: bounds, label: label(), current: currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, in: bounds, label: label(), current: currentValueLabel(), labels: (minimumValueLabel(), maximumValueLabel()))
    }
}

extension Gauge: _ControlView, _StyledView {
    typealias Contained = Label

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        makeStyledNode(view, parent: parent, surroundings: surroundings)
    }

    var styleConfiguration: GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: fraction, label: .init(view: label), currentValueLabel: .init(view: current),
            minimumValueLabel: bounds.map { .init(view: $0.minimum) }, maximumValueLabel: bounds.map { .init(view: $0.maximum) })
    }

    var role: Element.Role { .progress }
    func value(in surroundings: _Surroundings) -> String? { "\(Int((fraction * 100).rounded())) %" }
}
