/// What a list's row, a picker's option or a tab is chosen by.
struct Tag: Hashable {
    let value: AnyHashable
    /// Whether it stands for an optional of its value too.
    let includesOptional: Bool

    init(_ value: AnyHashable, includesOptional: Bool) {
        self.value = value
        self.includesOptional = includesOptional
    }

    /// The tag as a selection of that type holds it; nil where it is of another type.
    func value<V: Hashable>(as type: V.Type) -> V? {
        let tagged = Swift.type(of: value.base)
        if tagged == V.self { return value.base as? V }
        guard includesOptional, let optional = type as? any OptionalType.Type, optional.wrapped == tagged else { return nil }
        return value.base as? V
    }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
