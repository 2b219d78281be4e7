/// Sets something in the environment of the view that it modifies.
nonisolated struct EnvironmentModifier: ViewModifier {
    typealias Body = Never
    let change: (inout EnvironmentValues) -> Void

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        EnvironmentNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class EnvironmentNode<C: View>: ModifierNode<C, EnvironmentModifier> {
    override var inner: _Surroundings { surroundings.with(environment: beginEnvironment(modifier.change)) }

    override func modifierChanged(from old: EnvironmentModifier) { ownEnvironment?.change(modifier.change) }
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object where the views below find it by its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[T.self] = object })
    }

    nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void)
        -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(isDisabled: disabled))
    }
}

/// Takes the controls below out of use. A view further out that says so wins.
nonisolated struct DisabledModifier: ViewModifier {
    typealias Body = Never
    let isDisabled: Bool

    var change: (inout EnvironmentValues) -> Void {
        isDisabled ? { $0.isEnabled = false } : { _ in }
    }

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        DisabledNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class DisabledNode<C: View>: ModifierNode<C, DisabledModifier> {
    override var inner: _Surroundings { surroundings.with(environment: beginEnvironment(modifier.change)) }

    override func modifierChanged(from old: DisabledModifier) {
        if old.isDisabled != modifier.isDisabled { ownEnvironment?.change(modifier.change) }
    }

    override func describe(into screen: inout ScreenBuilder) {
        screen.with(\.isDisabled, screen.isDisabled || modifier.isDisabled) { child.describe(into: &$0) }
    }
}
