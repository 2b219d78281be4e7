private enum SubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private enum SearchSubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// What the return key does in a field.
    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }

    /// What the return key does in a search field.
    var searchSubmitAction: (() -> Void)? {
        get { self[SearchSubmitActionKey.self] }
        set { self[SearchSubmitActionKey.self] = newValue }
    }
}

/// Which fields an action is for.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

extension View {
    /// Actions further out run too, after the nearer ones.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(EnvironmentModifier { values in
            if triggers.contains(.text) { values.submitAction = both(action, values.submitAction) }
            if triggers.contains(.search) { values.searchSubmitAction = both(action, values.searchSubmitAction) }
        })
    }

    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

private func both(_ nearer: @escaping () -> Void, _ further: (() -> Void)?) -> () -> Void {
    guard let further else { return nearer }
    return {
        nearer()
        further()
    }
}
