import Automation
extension NavigationPath {
    /// What can be saved of the path; nil as soon as one value isn't Codable.
    public var codable: CodableRepresentation? {
        var elements: [CodableRepresentation.Element] = []
        for item in items {
            guard let element = item.representation else {
                warnOfUncodable(item)
                return nil
            }
            elements.append(element)
        }
        return CodableRepresentation(elements: elements)
    }

    public init(_ codable: CodableRepresentation) {
        items = codable.elements.map { SavedItem($0) }
    }

    private func warnOfUncodable(_ item: PathItem) {
        warn("path not codable", "Cannot create CodableRepresentation of navigation path, because presented value of type "
            + "“\(item.typeName)” is not Codable.")
    }

    /// A path as it is saved: one list of texts in pairs, a value's type and its JSON, the top of the stack first.
    public struct CodableRepresentation: Codable {
        let elements: [Element]

        struct Element: Equatable {
            var type: String
            var json: String
        }

        init(elements: [Element]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var reversed: [Element] = []
            while !container.isAtEnd {
                let type = try container.decode(String.self)
                reversed.append(Element(type: type, json: try container.decode(String.self)))
            }
            elements = reversed.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                try container.encode(element.type)
                try container.encode(element.json)
            }
        }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }
}
