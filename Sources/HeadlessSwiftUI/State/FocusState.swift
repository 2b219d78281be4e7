/// Which of the view's fields has the focus: whether one has, or the value of the one that has.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// What the property is where none of the fields has the focus.
    private let unfocused: Value
    private var location: StoredLocation<Value>?

    public init() where Value == Bool {
        unfocused = false
    }

    public init<T: Hashable>() where Value == T? {
        unfocused = nil
    }

    public var wrappedValue: Value {
        get { location?.get() ?? unfocused }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { Binding(location: location, unfocused: unfocused) }

    @propertyWrapper
    public struct Binding {
        let location: StoredLocation<Value>?
        let unfocused: Value

        public var wrappedValue: Value {
            get { location?.get() ?? unfocused }
            nonmutating set { location?.set(newValue) }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState: InstalledProperty {
    static var isComparedByValue: Bool { false }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        let location = slot as? StoredLocation<Value> ?? StoredLocation(unfocused)
        slot = location
        self.location = location
    }
}

extension FocusState.Binding: DynamicProperty, ComparedByIdentity {
    func isSame(as other: Self) -> Bool { location === other.location }
}

extension FocusState.Binding: InstalledProperty {
    static var isComparedByValue: Bool { true }
    mutating func install(in slot: inout AnyObject?, of node: _Node) {}
}
