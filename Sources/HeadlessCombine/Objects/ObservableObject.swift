/// An object that says beforehand that it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Gives something before any of the object's `@Published` properties changes.
    public var objectWillChange: ObservableObjectPublisher { PublishedProperties.announcer(of: self) }
}
