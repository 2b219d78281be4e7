/// Starts and ends the editing of the list around it.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View {
        Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
            guard let editMode else { return }
            editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active
        }
    }
}
