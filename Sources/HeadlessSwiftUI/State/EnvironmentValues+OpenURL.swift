private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { MainActor.assumeIsolated { OpenURLAction { _ in .systemAction } } }
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
