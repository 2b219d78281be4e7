/// Whether a view is presented, and the end of that: the older form of `isPresented` and `dismiss`.
public struct PresentationMode {
    public let isPresented: Bool
    let action: DismissAction

    public mutating func dismiss() {
        nonisolated(unsafe) let action = action
        MainActor.assumeIsolated { action() }
    }
}

extension EnvironmentValues {
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
