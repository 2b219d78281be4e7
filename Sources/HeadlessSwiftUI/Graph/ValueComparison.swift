import Foundation

/// Whether two values of a type are the same as far as SwiftUI can tell: bit by bit, else by `==`, else property by property.
final class ValueComparison: @unchecked Sendable {
    let size: Int
    private let equal: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    private let fields: [(offset: Int, comparison: ValueComparison)]

    static func of(_ type: Any.Type) -> ValueComparison {
        TypeCache.comparisons.value(for: type) { ValueComparison(type) }
    }

    private init(_ type: Any.Type) {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        size = _openExistential(type, do: open)
        if let type = type as? any ComparedByIdentity.Type {
            equal = Self.identity(type)
            fields = []
        } else if let type = type as? any Equatable.Type {
            equal = Self.equality(type)
            fields = []
        } else {
            equal = nil
            fields = isStruct(type) ? storedProperties(of: type).map { ($0.offset, ValueComparison.of($0.type)) } : []
        }
    }

    func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if size == 0 || memcmp(a, b, size) == 0 { return true }
        if let equal { return equal(a, b) }
        return !fields.isEmpty && fields.allSatisfy { $0.comparison.isEqual(a + $0.offset, b + $0.offset) }
    }

    private static func identity<T: ComparedByIdentity>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in a.assumingMemoryBound(to: T.self).pointee.isSame(as: b.assumingMemoryBound(to: T.self).pointee) }
    }

    private static func equality<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee }
    }
}

/// A value that stands for a place, and is the same where the place is.
protocol ComparedByIdentity {
    func isSame(as other: Self) -> Bool
}

/// Whether two values are the same as far as SwiftUI can tell.
func isSameValue<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in ValueComparison.of(T.self).isEqual(a, b) }
    }
}
