/// A value that SwiftUI keeps for a view, for as long as the view stays at its place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StoredLocation<Value>?

    public init(wrappedValue value: Value) {
        initialValue = value
    }

    public init(initialValue value: Value) {
        initialValue = value
    }

    public var wrappedValue: Value {
        get {
            guard let location else {
                warnOfState()
                return initialValue
            }
            return location.get()
        }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else {
            warnOfState()
            return .constant(initialValue)
        }
        return Binding(location)
    }

    private func warnOfState() {
        warn("state outside of a view", "Accessing State's value outside of being installed on a View. This will result in a constant "
            + "Binding of the initial value and will not update.")
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
    static var isComparedByValue: Bool { false }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        if let kept = slot as? StoredLocation<Value> {
            location = kept
        } else {
            let new = StoredLocation(initialValue)
            slot = new
            location = new
        }
    }
}
