/// What the code that a check adds to a solution calls. Not for use in an app.
public enum _Solution {
    /// Names the app's first screen, which is made anew for each start.
    @MainActor public static func start<Content: View>(@ViewBuilder _ root: @escaping @MainActor () -> Content) {
        self.root = root
    }

    /// Names the app, whose first window is the first screen.
    @MainActor public static func start<A: App>(_ app: A.Type) {
        root = { AppWindow(app: A()) }
    }

    /// Makes the first screen, once the solution has named it.
    @MainActor static var root: (@MainActor () -> any View)?
}
