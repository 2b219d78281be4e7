extension Value: Message {
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .integer(let number): bytes.add(Name.integer, number)
        case .decimal(let number): bytes.add(Name.decimal, number)
        case .string(let text): bytes.add(Name.string, text)
        case .boolean(let truth): bytes.add(Name.boolean, truth)
        case .none: bytes.add(Name.none)
        case .enumCase(let type, let name, let fields): bytes.add(Name.enumCase, type, name, fields)
        case .structure(let type, let fields): bytes.add(Name.structure, type, fields)
        case .collection(let values): bytes.add(Name.collection, values)
        case .set(let values): bytes.add(Name.set, values)
        case .other(let type, let description): bytes.add(Name.other, type, description)
        }
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self = switch try reader.next(Name.self) {
        case .integer: .integer(try reader.next())
        case .decimal: .decimal(try reader.next())
        case .string: .string(try reader.next())
        case .boolean: .boolean(try reader.next())
        case .none: .none
        case .enumCase: .enumCase(type: try reader.next(), name: try reader.next(), try reader.next())
        case .structure: .structure(type: try reader.next(), try reader.next())
        case .collection: .collection(try reader.next())
        case .set: .set(try reader.next())
        case .other: .other(type: try reader.next(), description: try reader.next())
        }
    }

    private enum Name: UInt8, Message { case integer, decimal, string, boolean, none, enumCase, structure, collection, set, other }
}

extension Value.Field: Message {
    package func write(to bytes: inout [UInt8]) { bytes.add(label, value) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init(label: try reader.next(), value: try reader.next())
    }
}
