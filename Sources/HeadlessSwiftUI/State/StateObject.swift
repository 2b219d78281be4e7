import HeadlessCombine

/// An observable object that SwiftUI makes for a view, once, and keeps for as long as the view stays at its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var observation: ObjectObservation<ObjectType>?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        if let object = observation?.object { return object }
        Graph.running?.warn("state object outside of a view", """
            Accessing StateObject's object without being installed on a View. This will create a new instance each time.
            """)
        return make()
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue, observation: observation)
    }
}

extension StateObject: InstalledProperty {
    static var isComparedByValue: Bool { false }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        if let kept = slot as? ObjectObservation<ObjectType> {
            observation = kept
        } else {
            let new = ObjectObservation<ObjectType>(node)
            new.observe(make())
            slot = new
            observation = new
        }
    }
}
