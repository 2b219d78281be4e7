/// What the code that a check adds to a solution calls. Not for use in an app.
public enum _Solution {
    /// Names the app's first screen, which is made anew for each start.
    @MainActor public static func start<Content: View>(@ViewBuilder _ root: @escaping @MainActor () -> Content) {
        self.root = root
        type = Content.self
    }

    /// Names the app, whose first window is the first screen.
    @MainActor public static func start<A: App>(_ app: A.Type) {
        root = { AppWindow(app: A()) }
        type = AppWindow<A>.self
    }

    /// Makes the first screen, once the solution has named it.
    @MainActor static var root: (@MainActor () -> any View)?
    @MainActor private static var type: (any View.Type)?

    /// Finds out what the runtime has to know of the first screen's types, which takes a while. None of the solution's code runs.
    @MainActor static func prepare() {
        func prepare<V: View>(_: V.Type) {
            _ = PropertyLayout.of(V.self)
            if V.Body.self != Never.self { prepare(V.Body.self) }
        }
        if let type { prepare(type) }
    }
}
