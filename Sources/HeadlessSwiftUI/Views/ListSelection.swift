/// What a list keeps of the rows that the person has chosen.
enum ListSelection<Value: Hashable> {
    case none
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)

    /// Chooses the row with that tag; in a list of several, a second time takes it out again. False where the tag isn't of the list's type.
    func select(_ tag: AnyHashable) -> Bool {
        guard let value = tag.base as? Value else { return false }
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

    func contains(_ tag: AnyHashable) -> Bool {
        guard let value = tag.base as? Value else { return false }
        return switch self {
        case .none: false
        case .one(let binding): binding.wrappedValue == value
        case .several(let binding): binding.wrappedValue.contains(value)
        }
    }
}

/// A list whose rows can be chosen.
@MainActor
protocol SelectionOwner: AnyObject {
    func select(_ tag: AnyHashable) -> Bool
    func isSelected(_ tag: AnyHashable) -> Bool
}
