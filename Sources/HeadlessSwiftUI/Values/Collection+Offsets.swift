import Foundation

// What SwiftUI brings along to carry out a list's edits.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Takes away what is at those places.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension MutableCollection {
    /// Puts what is at those places before what is at `destination` now; their order stays.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = source.map { all[$0] }
        let before = all.indices.prefix(destination).filter { !source.contains($0) }.map { all[$0] }
        let after = all.indices.dropFirst(destination).filter { !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
