import Foundation

/// How a value lies in a store of property-list values.
struct StoredForm<Value> {
    /// The value that something stored stands for; nil where it stands for none of the type.
    let value: (Any) -> Value?
    /// What is stored for a value; nil for nothing.
    let stored: (Value) -> Any?

    /// Stores nothing for nil.
    var optional: StoredForm<Value?> {
        StoredForm<Value?>(value: { value($0).map { .some($0) } }, stored: { $0.flatMap(stored) })
    }

    func mapped<Other>(_ from: @escaping (Value) -> Other?, _ to: @escaping (Other) -> Value) -> StoredForm<Other> {
        StoredForm<Other>(value: { value($0).flatMap(from) }, stored: { stored(to($0)) })
    }
}

extension StoredForm where Value == Bool {
    static var bool: Self { Self(value: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, stored: { $0 }) }
}

extension StoredForm where Value == Int {
    static var int: Self { Self(value: { $0 as? Int ?? ($0 as? Double).flatMap { Int(exactly: $0.rounded(.towardZero)) } }, stored: { $0 }) }
}

extension StoredForm where Value == Double {
    static var double: Self { Self(value: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, stored: { $0 }) }
}

extension StoredForm where Value == String {
    static var string: Self { Self(value: { $0 as? String }, stored: { $0 }) }
}

extension StoredForm where Value == Data {
    static var data: Self { Self(value: { $0 as? Data }, stored: { $0 }) }
}

extension StoredForm where Value == Date {
    static var date: Self { Self(value: { $0 as? Date }, stored: { $0 }) }
}

extension StoredForm where Value == URL {
    /// As UserDefaults has it: a file's path, and any other URL archived.
    static var url: Self {
        Self { stored in
            if let path = stored as? String { return URL(fileURLWithPath: path) }
            guard let data = stored as? Data else { return nil }
            return try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)?.absoluteURL
        } stored: { url in
            url.isFileURL ? url.path : try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        }
    }
}

extension StoredForm where Value: RawRepresentable {
    static func raw(_ form: StoredForm<Value.RawValue>) -> Self { form.mapped(Value.init(rawValue:), \.rawValue) }
}
