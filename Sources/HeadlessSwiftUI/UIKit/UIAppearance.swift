import Foundation

/// What can be said of all of a kind at once. Programs do so before the first screen; it is kept, and nothing is drawn by it.
@MainActor
@preconcurrency
public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
}

/// The one of each kind that stands for all of them.
@MainActor
enum Appearances {
    private static var all: [ObjectIdentifier: AnyObject] = [:]

    static func of<Kind: AnyObject>(_ kind: Kind.Type, make: () -> Kind) -> Kind {
        if let known = all[ObjectIdentifier(kind)] as? Kind { return known }
        let new = make()
        all[ObjectIdentifier(kind)] = new
        return new
    }
}
