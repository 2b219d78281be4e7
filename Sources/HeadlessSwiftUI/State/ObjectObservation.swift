import HeadlessCombine

/// What a node keeps for an observable object that one of its properties holds: each change invalidates the node, read or not.
final class ObjectObservation<ObjectType: ObservableObject>: @unchecked Sendable {
    private(set) var object: ObjectType?
    /// Has read the object's place in the environment, for a property that takes it from there.
    var reader: Reader?
    private weak var node: _Node?
    private var subscription: AnyCancellable?
    /// Nodes that have read the object through a binding. Used on the app's thread only, as the rest is.
    private var readers = Readers()

    init(_ node: _Node) { self.node = node }

    func observe(_ object: ObjectType?) {
        guard self.object !== object else { return }
        self.object = object
        subscription = object?.objectWillChange.sink { [weak self] _ in self?.objectWillChange() }
    }

    /// Notes that the node which is being evaluated reads the object through a binding.
    func noteRead() {
        if let reader = Reader.current { readers.add(reader) }
    }

    private func objectWillChange() {
        let isOnAppThread = AppThread.isCurrent
        onAppThread {
            guard let node = self.node else { return }
            if !isOnAppThread {
                node.graph.warn("publishing from background thread", """
                    Publishing changes from background threads is not allowed; make sure to publish values from the main thread \
                    (via operators like receive(on:)) on model updates.
                    """)
            } else if Reader.current != nil {
                node.graph.warn("publishing during update", """
                    Publishing changes from within view updates is not allowed, this will cause undefined behavior.
                    """)
            }
            node.invalidate()
            for reader in self.readers.takeAll() { reader.sourceChanged() }
        }
    }
}

extension ObjectObservation: DismantledProperty {
    /// The object stays within reach of the actions that the view has left behind, such as its `onDisappear`.
    func dismantle() {
        subscription = nil
        reader?.isCurrent = false
        reader = nil
    }
}

/// A property of an observable object that a node observes.
final class ObservedLocation<Object: ObservableObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let observation: ObjectObservation<Object>?

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, observation: ObjectObservation<Object>?) {
        self.object = object
        self.keyPath = keyPath
        self.observation = observation
    }

    override func get() -> Value {
        observation?.noteRead()
        return object[keyPath: keyPath]
    }

    override func set(_ value: Value) { object[keyPath: keyPath] = value }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObservedLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath && observation === other.observation
    }
}
