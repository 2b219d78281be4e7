import HeadlessCombine

/// The observable object of that type that `environmentObject(_:)` set around the view. Where there is none, reading it stops the
/// program, as Apple's does.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var observation: ObjectObservation<ObjectType>?

    public init() {}

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        if let object = observation?.object { return object }
        stop("""
            No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an \
            ancestor of this view.
            """)
    }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue, observation: observation) }

    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        let observation: ObjectObservation<ObjectType>?

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(ObservedLocation(object, keyPath, observation: observation))
        }
    }
}

extension EnvironmentObject: InstalledProperty {
    static var isComparedByValue: Bool { false }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        let observation = slot as? ObjectObservation<ObjectType> ?? ObjectObservation(node)
        let reader = Reader(node: node)
        observation.reader?.isCurrent = false
        observation.reader = reader
        observation.observe(Reader.with(reader) { node.surroundings.environment.read({ $0.object(ObjectType.self) }) })
        slot = observation
        self.observation = observation
    }
}

extension View {
    /// Puts an observable object where the views below find it by its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0.set(object: object, as: T.self) })
    }
}
