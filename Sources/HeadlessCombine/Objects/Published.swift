/// A property of an observable object that says when it is about to change.
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    public init(initialValue: Value) {
        storage = PublishedStorage(initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.send(newValue) }
    }

    /// Gives the property's value now, and then each new one just before the property has it.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set {
            if newValue.storage !== storage { storage.follow(newValue) }
        }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.send(newValue) }
    }

    public struct Publisher: HeadlessCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.admit(subscriber)
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes what comes to a published property, for as long as its object is there.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.follow(self)
    }
}
