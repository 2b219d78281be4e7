import Automation

extension Value {
    /// What a value's type shows of it, a few levels deep.
    init(reflecting value: Any, depth: Int = 12) {
        switch value {
        case let value as any BinaryInteger: self = .integer(Int(clamping: value))
        case let value as Bool: self = .boolean(value)
        case let value as any BinaryFloatingPoint: self = .decimal(Double(value))
        case let value as any StringProtocol: self = .string(String(value))
        case let value as Character: self = .string(String(value))
        case let box as AnyHashable where type(of: value) == AnyHashable.self: self.init(reflecting: box.base, depth: depth)
        default: self = depth > 0 ? Self.compound(value, depth: depth - 1) : Self.opaque(value)
        }
    }

    private static func compound(_ value: Any, depth: Int) -> Value {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { Value(reflecting: $0.value, depth: depth) } ?? .none
        case .collection:
            return .collection(mirror.children.map { Value(reflecting: $0.value, depth: depth) })
        case .set:
            return .set(mirror.children.map { Value(reflecting: $0.value, depth: depth) })
        case .enum:
            return enumCase(value, mirror, depth: depth)
        case .struct, .class:
            let fields = fields(of: mirror, depth: depth)
            return fields.isEmpty && !isPlain(value) ? opaque(value) : .structure(type: unqualifiedName(of: type(of: value)), fields)
        case .tuple:
            return .structure(type: "", fields(of: mirror, depth: depth))
        default:
            return opaque(value)
        }
    }

    private static func enumCase(_ value: Any, _ mirror: Mirror, depth: Int) -> Value {
        let type = unqualifiedName(of: type(of: value))
        guard let payload = mirror.children.first else {
            return .enumCase(type: type, name: caseName(of: value), [])
        }
        let inner = Mirror(reflecting: payload.value)
        let name = payload.label ?? ""
        if inner.displayStyle == .tuple { return .enumCase(type: type, name: name, fields(of: inner, depth: depth)) }
        return .enumCase(type: type, name: name, [Field(label: nil, value: Value(reflecting: payload.value, depth: depth))])
    }

    /// Inherited properties first; a tuple's `.0` is no label.
    private static func fields(of mirror: Mirror, depth: Int) -> [Field] {
        let inherited = mirror.superclassMirror.map { fields(of: $0, depth: depth) } ?? []
        return inherited + mirror.children.filter { $0.label != "_$observationRegistrar" }.map { child in
            Field(label: child.label.flatMap { $0.hasPrefix(".") ? nil : propertyName($0) }, value: Value(reflecting: child.value, depth: depth))
        }
    }

    /// The name of a property whose storage a macro or wrapper has renamed.
    private static func propertyName(_ label: String) -> String {
        label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private static func opaque(_ value: Any) -> Value {
        .other(type: unqualifiedName(of: type(of: value)), description: "\(value)")
    }

    /// Whether a struct without properties is the solution's own rather than one that hides what it holds.
    private static func isPlain(_ value: Any) -> Bool {
        func size<T>(_: T) -> Int { MemoryLayout<T>.size }
        return _openExistential(value, do: size) == 0
    }

    private static func caseName(of value: Any) -> String {
        func name<T>(_ value: T) -> String {
            enumCaseName(value).map { String(cString: $0) } ?? "\(value)"
        }
        return _openExistential(value, do: name)
    }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

extension PathItem {
    @MainActor
    var reflected: Value {
        if let value { return Value(reflecting: value) }
        return .other(type: typeName, description: representation?.json ?? "")
    }
}
