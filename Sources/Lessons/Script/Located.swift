/// Something written in a file, and where.
public struct Located<Value> {
    public var value: Value
    public var place: Finding.Place

    public init(_ value: Value, at place: Finding.Place) {
        (self.value, self.place) = (value, place)
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
extension Located: Codable where Value: Codable {}
