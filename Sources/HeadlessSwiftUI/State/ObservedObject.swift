import HeadlessCombine

/// An observable object that is kept elsewhere; whatever it announces brings the view up to date.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType
    private var observation: ObjectObservation<ObjectType>?

    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    public init(initialValue: ObjectType) {
        object = initialValue
    }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: object, observation: observation) }

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

extension ObservedObject: ComparedByIdentity {
    func isSame(as other: ObservedObject<ObjectType>) -> Bool { object === other.object }
}

extension ObservedObject: InstalledProperty {
    static var isComparedByValue: Bool { true }

    mutating func install(in slot: inout AnyObject?, of node: _Node) {
        let observation = slot as? ObjectObservation<ObjectType> ?? ObjectObservation(node)
        observation.observe(object)
        slot = observation
        self.observation = observation
    }
}
