import Foundation

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt

    public init() {
        number = Self.count.next()
    }

    public init(_ object: AnyObject) {
        number = UInt(bitPattern: ObjectIdentifier(object))
    }

    public var description: String { "0x\(String(number, radix: 16))" }

    private static let count = Count()

    private final class Count: @unchecked Sendable {
        private let lock = NSLock()
        private var last: UInt = 0

        func next() -> UInt {
            lock.withLock {
                last += 1
                return last
            }
        }
    }
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
