/// A key of the values that a view gives to the container around it, with what it is where nobody sets it.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view says of itself to the container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: Tag?

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// What `tag` was given, where it is of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value(as: type) }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// A modifier that says something of the view to the container around it.
protocol ContainerValueGiver {
    func give(to values: inout ContainerValues)
}

nonisolated struct ContainerValueModifier: ViewModifier {
    typealias Body = Never
    let change: (inout ContainerValues) -> Void

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        ModifierNode(view, parent: parent, surroundings: surroundings)
    }
}

extension ContainerValueModifier: ContainerValueGiver {
    func give(to values: inout ContainerValues) { change(&values) }
}

extension TagModifier: ContainerValueGiver {
    func give(to values: inout ContainerValues) { values.tag = values.tag ?? tag }
}

extension View {
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        nonisolated(unsafe) let keyPath = keyPath
        return modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
