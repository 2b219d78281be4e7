/// A value that a gesture sets while it lasts, and that is then as it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StoredLocation<Value>?

    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    public init(initialValue: Value) {
        self.initialValue = initialValue
    }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initialValue = wrappedValue
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.initialValue = initialValue
    }

    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.initialValue = initialValue
    }

    public var wrappedValue: Value { location?.get() ?? initialValue }
    public var projectedValue: GestureState<Value> { self }

    /// The gesture goes on.
    func set(_ value: Value) { location?.set(value) }

    /// The gesture has ended.
    func reset() { location?.set(initialValue) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil)
    }
}

extension GestureState: InstalledProperty {
    static var isComparedByValue: Bool { false }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        let location = slot as? StoredLocation<Value> ?? StoredLocation(initialValue)
        slot = location
        self.location = location
    }
}
