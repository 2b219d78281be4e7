/// A named value that views hand to those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A node that hands a value to those around it.
@MainActor
private protocol PreferenceSource: _Node {
    associatedtype Key: PreferenceKey
    func preference() -> Key.Value
}

/// A node that looks at what those in it hand out.
@MainActor
private protocol PreferenceObserver: _Node {
    var key: Any.Type { get }
    func preferencesChanged()
}

extension _Node {
    /// What is handed out at or below the node; nil where nothing is.
    fileprivate func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if let source = self as? any PreferenceSource, let value = Self.value(of: source, for: key) { return value }
        var result: K.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if var value = result {
                K.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        return result
    }

    private static func value<K: PreferenceKey>(of source: any PreferenceSource, for key: K.Type) -> K.Value? {
        func open<S: PreferenceSource>(_ source: S) -> K.Value? { S.Key.self == K.self ? source.preference() as? K.Value : nil }
        return open(source)
    }

    /// Those around look again, once the update is over.
    fileprivate func announcePreference(_ key: Any.Type) {
        var node = parent
        while let current = node {
            if let observer = current as? any PreferenceObserver, observer.key == key {
                graph.after(.reconcile) { if observer.isInTree { observer.preferencesChanged() } }
            }
            node = current.parent
        }
    }
}

/// Hands out a value in place of what the views in it do.
nonisolated struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
    typealias Body = Never
    let change: (inout K.Value) -> Void

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        PreferenceNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class PreferenceNode<C: View, K: PreferenceKey>: ModifierNode<C, PreferenceModifier<K>>, PreferenceSource {
    typealias Key = K

    override func didPlaceContent() { announcePreference(K.self) }
    override func modifierChanged(from old: PreferenceModifier<K>) { announcePreference(K.self) }

    override func dismantle() {
        announcePreference(K.self)
        super.dismantle()
    }

    func preference() -> K.Value {
        var value = child.preference(K.self) ?? K.defaultValue
        modifier.change(&value)
        return value
    }
}

/// Runs something when what the views in it hand out has changed.
nonisolated struct PreferenceActionModifier<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
    typealias Body = Never
    let action: (K.Value) -> Void

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        PreferenceActionNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class PreferenceActionNode<C: View, K: PreferenceKey>: ModifierNode<C, PreferenceActionModifier<K>>, PreferenceObserver
where K.Value: Equatable {
    private var last: K.Value?

    var key: Any.Type { K.self }

    override func didPlaceContent() {
        graph.after(.reconcile) { [self] in if isInTree { preferencesChanged() } }
    }

    func preferencesChanged() {
        let value = preference(K.self) ?? K.defaultValue
        guard value != last else { return }
        last = value
        graph.after(.change) { [self] in modifier.action(value) }
    }
}

/// Shows a view that is made of what the views in it hand out.
nonisolated struct PreferenceViewModifier<K: PreferenceKey, Extra: View>: ViewModifier {
    typealias Body = Never
    let isBefore: Bool
    let transform: (K.Value) -> Extra

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        PreferenceViewNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class PreferenceViewNode<C: View, K: PreferenceKey, Extra: View>: ModifierNode<C, PreferenceViewModifier<K, Extra>>,
                                                                               PreferenceObserver {
    private var extra: _ContentNode<Extra>!

    var key: Any.Type { K.self }

    override func didPlaceContent() {
        extra = Extra._makeNode(view(), parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child, extra] }

    override func modifierChanged(from old: PreferenceViewModifier<K, Extra>) {
        graph.after(.reconcile) { [self] in if isInTree { preferencesChanged() } }
    }

    override func evaluate() { extra.update(view()) }

    override func describe(into screen: inout ScreenBuilder) {
        if modifier.isBefore { extra.describe(into: &screen) }
        child.describe(into: &screen)
        if !modifier.isBefore { extra.describe(into: &screen) }
    }

    func preferencesChanged() { evaluate() }

    private func view() -> Extra {
        isInvalid = false
        let value = child.preference(K.self) ?? K.defaultValue
        return tracking { modifier.transform(value) }
    }
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K> { $0 = value })
    }

    nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void)
        -> some View {
        modifier(PreferenceModifier<K>(change: callback))
    }

    nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void)
        -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }

    nonisolated public func anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source,
                                                                  transform: @escaping (Anchor<A>) -> K.Value) -> some View {
        modifier(PreferenceModifier<K> { $0 = transform(Anchor(value: value.value)) })
    }

    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K> { transform(&$0, Anchor(value: value.value)) })
    }

    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceViewModifier<K, V>(isBefore: false, transform: transform))
    }

    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceViewModifier<K, V>(isBefore: true, transform: transform))
    }
}
