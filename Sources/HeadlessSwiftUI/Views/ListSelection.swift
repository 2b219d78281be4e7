import Automation

/// What a list keeps of the rows that the person has chosen.
enum ListSelection<Value: Hashable> {
    case none
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)

    /// Chooses the row with that tag; in a list of several, a second time takes it out again. False where the tag isn't of the list's type.
    func select(_ tag: Tag) -> Bool {
        guard let value = tag.value(as: Value.self) else { return false }
        switch self {
        case .none:
            return false
        case .one(let binding):
            binding.wrappedValue = value
        case .several(let binding):
            if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        }
        return true
    }

    func contains(_ tag: Tag) -> Bool {
        guard let value = tag.value(as: Value.self) else { return false }
        return switch self {
        case .none: false
        case .one(let binding): binding.wrappedValue == value
        case .several(let binding): binding.wrappedValue.contains(value)
        }
    }

    func accepts(_ tag: Tag) -> Bool {
        if case .none = self { false } else { tag.value(as: Value.self) != nil }
    }

    /// Whether one row is chosen; nil in a list that doesn't choose one.
    var isOneChosen: Bool? {
        if case .one(let binding) = self { binding.wrappedValue != nil } else { nil }
    }

    func clear() {
        if case .one(let binding) = self, binding.wrappedValue != nil { binding.wrappedValue = nil }
    }
}

/// A list whose rows can be chosen.
@MainActor
protocol SelectionOwner: AnyObject {
    /// Whether tags of that type are chosen here.
    func accepts(_ tag: Tag) -> Bool
    func select(_ tag: Tag) -> Bool
    func isSelected(_ tag: Tag) -> Bool
    /// Whether a tap chooses a row; several rows are chosen by tapping only while the list is edited.
    var answersTap: Bool { get }
}

extension SelectionOwner {
    func perform(_ action: Action, on tag: Tag) -> Bool {
        switch action {
        case .tap where answersTap, .select: select(tag)
        default: false
        }
    }
}
