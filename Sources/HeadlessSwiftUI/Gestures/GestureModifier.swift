import Automation

/// Lets a view answer a gesture.
nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
    typealias Body = Never
    let gesture: G
    var isOn = true
    var precedence = GesturePrecedence.inner

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        GestureNode(view, parent: parent, surroundings: surroundings)
    }
}

/// What comes first where something in the view answers too.
enum GesturePrecedence { case inner, outer, both }

@MainActor
private final class GestureNode<C: View, G: Gesture>: ModifierNode<C, GestureModifier<G>> {
    override func describe(into screen: inout ScreenBuilder) {
        let answers = answers
        var states: Element.States = []
        if answers.tap != nil { states.insert(.tappable) }
        if answers.hold != nil { states.insert(.holdable) }
        if states.isEmpty { return child.describe(into: &screen) }
        screen.interactive(self, states: states, precedence: modifier.precedence, perform: { [self] in perform($0) }) { screen in
            guard modifier.precedence == .both, let tap = answers.tap else { return child.describe(into: &screen) }
            let outer = screen.afterTap
            screen.with(\.afterTap, { tap(); outer?() }) { child.describe(into: &$0) }
        }
    }

    override func perform(_ action: Action) -> Bool {
        switch action {
        case .tap: run(answers.tap)
        case .hold: run(answers.hold)
        default: false
        }
    }

    private var answers: _GestureAnswers { modifier.isOn ? modifier.gesture._answers { _ in } : _GestureAnswers() }

    private func run(_ action: (() -> Void)?) -> Bool {
        action?()
        return action != nil
    }
}

extension View {
    /// With a `count` of more than one a single tap does nothing.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
                                         perform action: @escaping (CGPoint) -> Void) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
                                               onPressingChanged: ((Bool) -> Void)? = nil) -> some View {
        gesture(LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in
            onPressingChanged?(true)
            action()
            onPressingChanged?(false)
        })
    }

    nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
                                               perform action: @escaping () -> Void) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }

    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture)))
    }

    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, isOn: isEnabled))
    }

    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture), precedence: .both))
    }

    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, isOn: isEnabled, precedence: .both))
    }

    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture), precedence: .outer))
    }

    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, isOn: isEnabled, precedence: .outer))
    }
}

/// Whose gestures count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none = GestureMask([])
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
