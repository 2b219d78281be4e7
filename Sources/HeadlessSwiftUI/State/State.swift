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
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        location.map { Binding($0) } ?? .constant(initialValue)
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
