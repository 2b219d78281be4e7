private enum RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What a rename button does.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

public struct RenameAction {
    let action: () -> Void
    public func callAsFunction() { action() }
}

/// Starts the renaming of what it is beside.
public struct RenameButton<Label: View> {
    @Environment(\.rename) private var rename
}

extension RenameButton where Label == HeadlessSwiftUI.Label<Text, Image> {
    nonisolated public init() {}
}

extension RenameButton: View {
    public var body: some View {
        Button { rename?() } label: { HeadlessSwiftUI.Label("Rename", systemImage: "pencil") }
    }
}

extension View {
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
}
