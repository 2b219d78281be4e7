/// A property whose value the runtime puts in place before each evaluation of the body. Custom ones are structs that hold others.
public protocol DynamicProperty {
    /// Called before each evaluation of the view's body, after the properties inside have been put in place.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
