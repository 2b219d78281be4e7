import Foundation

/// Where a view type keeps its dynamic properties, and how two of its values are compared.
final class PropertyLayout: @unchecked Sendable {
    /// A dynamic property inside the value, nested ones of custom dynamic properties first.
    struct Property {
        var offset: Int
        var install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, _Node) -> Void
    }

    private(set) var properties: [Property] = []
    private var compared: [(offset: Int, comparison: ValueComparison)] = []
    private let size: Int

    static func of(_ type: Any.Type) -> PropertyLayout {
        cache.value(for: type) { PropertyLayout(type) }
    }

    private static let cache = TypeCache<PropertyLayout>()

    private init(_ type: Any.Type) {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        size = _openExistential(type, do: open)
        guard isStruct(type) else {
            compared = size == 0 ? [] : [(0, ValueComparison.of(type))]
            return
        }
        var fields = storedProperties(of: type)
        if type is any PropertiesInside.Type, let first = fields.first, isStruct(first.type) {
            add(storedProperties(of: first.type), at: first.offset)
            fields.removeFirst()
        }
        add(fields, at: 0)
    }

    private func add(_ fields: [StoredProperty], at base: Int) {
        for field in fields {
            let offset = base + field.offset
            if let type = field.type as? any InstalledProperty.Type {
                properties.append(Property(offset: offset, install: Self.installer(type)))
                if type.isComparedByValue { compared.append((offset, ValueComparison.of(field.type))) }
            } else if let type = field.type as? any DynamicProperty.Type {
                add(storedProperties(of: type), at: offset)
                properties.append(Property(offset: offset, install: Self.updater(type)))
            } else {
                compared.append((offset, ValueComparison.of(field.type)))
            }
        }
    }

    @MainActor
    func install<T>(in value: inout T, slots: inout [AnyObject?], node: _Node) {
        guard !properties.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for (index, property) in properties.enumerated() {
                property.install(base + property.offset, &slots[index], node)
            }
        }
    }

    func isEqual<T>(_ a: T, _ b: T) -> Bool {
        guard !compared.isEmpty else { return true }
        return withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
                return compared.allSatisfy { $0.comparison.isEqual(a + $0.offset, b + $0.offset) }
            }
        }
    }

    private static func installer<P: InstalledProperty>(_: P.Type)
        -> @MainActor (UnsafeMutableRawPointer, inout AnyObject?, _Node) -> Void {
        { pointer, slot, node in pointer.assumingMemoryBound(to: P.self).pointee.install(in: &slot, of: node) }
    }

    private static func updater<P: DynamicProperty>(_: P.Type)
        -> @MainActor (UnsafeMutableRawPointer, inout AnyObject?, _Node) -> Void {
        { pointer, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
    }
}

/// A struct that evaluates its first property, whose dynamic properties are therefore its own.
protocol PropertiesInside {}

/// A dynamic property of the runtime's own, which finds its storage in a slot of the node.
protocol InstalledProperty: DynamicProperty {
    /// Whether a new value from the parent is a change (a Binding), or the node's own storage is what counts (a State).
    static var isComparedByValue: Bool { get }

    @MainActor
    mutating func install(in slot: inout AnyObject?, of node: _Node)
}

/// Storage that has something to do when its node leaves the tree.
@MainActor
protocol DismantledProperty: AnyObject {
    func dismantle()
}
