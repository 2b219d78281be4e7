@_spi(Reflection) import Swift
import Foundation

struct StoredProperty {
    var name: String
    var offset: Int
    var type: Any.Type
}

/// A type's stored properties, in their order.
func storedProperties(of type: Any.Type) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    _forEachField(of: type) { name, offset, fieldType, _ in
        properties.append(StoredProperty(name: String(cString: name), offset: offset, type: fieldType))
        return true
    }
    return properties
}

/// Whether a type is a struct or a tuple, whose properties lie in the value itself.
func isStruct(_ type: Any.Type) -> Bool {
    let kind = _metadataKind(type)
    return kind == 0x200 || kind == 0x301
}

/// The first word of a type's metadata; classes have their isa there.
private func _metadataKind(_ type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
}

/// `Recipe` of `Solution.Recipe`; generic arguments go.
func unqualifiedName(of type: Any.Type) -> String {
    String(_typeName(type, qualified: false).prefix { $0 != "<" })
}

/// The name by which Apple's SwiftUI knows a type, whose modules are called otherwise here.
func reflectedName(of type: Any.Type) -> String {
    var name = withoutAddresses(_typeName(type, qualified: true))
    guard name.contains("Headless") || name.contains("Foundation") else { return name }
    for (ours, apples) in [("FoundationEssentials.", "Foundation."), ("FoundationInternationalization.", "Foundation."),
                           ("HeadlessFoundation.", "Foundation."), ("HeadlessSwiftUI.", "SwiftUI."), ("HeadlessCombine.", "Combine.")] {
        name = name.replacingOccurrences(of: ours, with: apples)
    }
    return name
}

/// `(unknown context)` for the place of a private type, whose address differs from one launch to the next.
private func withoutAddresses(_ name: String) -> String {
    var name = name
    while let address = name.firstRange(of: " at $"), let end = name[address.upperBound...].firstIndex(of: ")") {
        name.removeSubrange(address.lowerBound..<end)
    }
    return name
}

/// What is found out about a type once.
final class TypeCache<Fact>: @unchecked Sendable {
    private var facts: [ObjectIdentifier: Fact] = [:]
    private let lock = NSRecursiveLock()

    func value(for type: Any.Type, _ make: () -> Fact) -> Fact {
        lock.lock()
        defer { lock.unlock() }
        if let known = facts[ObjectIdentifier(type)] { return known }
        let fact = make()
        facts[ObjectIdentifier(type)] = fact
        return fact
    }
}

extension TypeCache where Fact == ValueComparison {
    static var comparisons: TypeCache<ValueComparison> { comparisonCache }
}

private let comparisonCache = TypeCache<ValueComparison>()
