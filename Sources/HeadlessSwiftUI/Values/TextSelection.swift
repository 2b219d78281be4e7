/// What is selected of a text: a part of it, or the place where the person types.
public struct TextSelection: Hashable, Sendable {
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    public var isInsertion: Bool {
        if case .selection(let range) = indices { range.isEmpty } else { false }
    }
}

extension Binding where Value == String {
    /// Typing leaves the place for more at the end.
    func moving(_ selection: Binding<TextSelection?>) -> Binding<String> {
        Binding(get: { wrappedValue }, set: { text in
            wrappedValue = text
            selection.wrappedValue = TextSelection(insertionPoint: text.endIndex)
        })
    }
}
