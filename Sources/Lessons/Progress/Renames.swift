/// Today's names of exercises and lessons that had others, so that marks outlive a new name.
public struct Renames: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private let names: [String: String]

    /// - Parameter names: the next name of each, by the one before.
    public init(_ names: [String: String]) {
        self.names = names
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        names = Dictionary(elements) { $1 }
    }

    /// Follows a name through all its changes. Two that were swapped get each other's.
    public func current(_ name: String) -> String {
        var current = name
        var seen: Set = [name]
        while let next = names[current], seen.insert(next).inserted {
            current = next
        }
        return current
    }
}
