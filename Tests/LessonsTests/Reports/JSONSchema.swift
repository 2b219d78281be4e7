import Foundation

/// As much of JSON Schema as this project's own schemas use.
struct JSONSchema {
    private let root: [String: Any]

    init(contentsOf path: String) throws {
        let data = try Data(contentsOf: URL(filePath: path))
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// What is wrong with a value, each behind where it stands; empty where nothing is.
    func complaints(about value: Any) -> [String] {
        complaints(value, root, at: "")
    }

    private func complaints(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
        if let name = schema["$ref"] as? String { return complaints(value, resolved(name), at: place) }
        if let forms = schema["oneOf"] as? [[String: Any]] {
            let attempts = forms.map { self.complaints(value, $0, at: place) }
            return attempts.contains { $0.isEmpty } ? [] : attempts.min { $0.count < $1.count } ?? []
        }
        var found: [String] = []
        if let type = schema["type"] as? String, !Self.is(value, type) { found.append("\(place): no \(type)") }
        if let constant = schema["const"], "\(value)" != "\(constant)" { found.append("\(place): not \(constant)") }
        if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") { found.append("\(place): \(value)") }
        if let items = schema["items"] as? [String: Any], let values = value as? [Any] {
            found += values.enumerated().flatMap { self.complaints($1, items, at: "\(place)[\($0)]") }
        }
        if let object = value as? [String: Any] { found += self.complaints(object: object, schema, at: place) }
        return found
    }

    private func complaints(object: [String: Any], _ schema: [String: Any], at place: String) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(place): \($0) is missing" }
        let isClosed = schema["additionalProperties"] as? Bool == false
        return missing + object.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
            guard let property = properties[key] else { return isClosed ? ["\(place): \(key) isn't described"] : [] }
            return complaints(value, property, at: "\(place).\(key)")
        }
    }

    private func resolved(_ reference: String) -> [String: Any] {
        reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] as? [String: Any] ?? [:] }
    }

    private static func `is`(_ value: Any, _ type: String) -> Bool {
        let isBoolean = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
        return switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": isBoolean
        case "integer": value is NSNumber && !isBoolean
        default: false
        }
    }
}
