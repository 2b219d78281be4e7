/// A number that grows with the text size. Nothing is measured here, so it stays what it is at the usual size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value

    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
    }

    public var wrappedValue: Value { value }
}
