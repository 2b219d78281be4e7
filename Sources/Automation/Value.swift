/// A value of a path, as far as its type shows it: what a path pattern is held against.
public indirect enum Value: Codable, Sendable, Hashable {
    case integer(Int)
    case decimal(Double)
    case string(String)
    case boolean(Bool)
    case none
    /// A case of an enum, with its associated values.
    case enumCase(type: String, name: String, [Field])
    /// A struct or class, with its stored properties in their order.
    case structure(type: String, [Field])
    /// An array.
    case collection([Value])
    /// A set: its elements are in no order.
    case set([Value])
    /// Something that shows nothing of itself but a description.
    case other(type: String, description: String)

    public struct Field: Codable, Sendable, Hashable {
        public var label: String?
        public var value: Value

        public init(label: String?, value: Value) {
            (self.label, self.value) = (label, value)
        }
    }
}
