import Foundation

// What `onDelete` and `onMove` hand their offsets to; Apple's systems have it in SwiftUI.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at those offsets from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection {
    /// Moves the elements at those offsets, in their order, before the element that is at the destination now.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let kept = { (offsets: Range<Int>) in offsets.filter { !source.contains($0) }.map { elements[$0] } }
        let ordered = kept(0..<destination) + source.map { elements[$0] } + kept(destination..<elements.count)
        for (index, element) in zip(indices, ordered) { self[index] = element }
    }
}
