import Observation

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentScope) -> Value
    private let fallback: () -> Value
    private var scope: EnvironmentScope?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { scope in scope.read { $0[keyPath: keyPath] } }
        fallback = { EnvironmentValues()[keyPath: keyPath] }
    }

    /// The object of that type that `environment(_:)` set around the view. Where there is none, the program stops, as Apple's does.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { scope in
            guard let object = scope.read({ $0.object(objectType) }) else { stop(Self.missing(objectType)) }
            return object
        }
        fallback = { stop(Self.missing(objectType)) }
    }

    /// The object of that type, or nil.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { scope in scope.read { $0.object(objectType) } }
        fallback = { nil }
    }

    public var wrappedValue: Value {
        guard let scope else {
            warn("environment outside of a view", "Accessing Environment's value outside of being installed on a View. This will always "
                + "read the default value and will not update.")
            return fallback()
        }
        return read(scope)
    }

    private static func missing<T>(_ type: T.Type) -> String {
        "No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view."
    }
}

extension Environment: InstalledProperty {
    static var isComparedByValue: Bool { false }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        scope = node.surroundings.environment
    }
}
