/// Whether a list's rows are being edited.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// A row is being edited by itself, by a swipe say.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}
