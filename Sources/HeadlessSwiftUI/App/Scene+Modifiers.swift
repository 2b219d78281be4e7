/// A scene with a modifier around what its window shows.
public struct _ModifiedScene<Base: Scene> {
    let base: Base
    let modify: @MainActor (AnyView) -> any View
}

extension _ModifiedScene: Scene {
    public typealias Body = Never
    public var _window: any View { modify(base.window) }
}

extension Scene {
    nonisolated private func modified(_ modify: @escaping @MainActor (AnyView) -> any View) -> _ModifiedScene<Self> {
        _ModifiedScene(base: self, modify: modify)
    }

    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return modified { $0.environment(keyPath, value) }
    }

    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        nonisolated(unsafe) let object = object
        return modified { $0.environment(object) }
    }

    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        nonisolated(unsafe) let object = object
        return modified { $0.environmentObject(object) }
    }

    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false,
                                                   _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some Scene {
        nonisolated(unsafe) let (value, action) = (value, action)
        return modified { $0.onChange(of: value, initial: initial, action) }
    }

    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        nonisolated(unsafe) let (value, action) = (value, action)
        return modified { $0.onChange(of: value, initial: initial, action) }
    }

    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        nonisolated(unsafe) let (value, action) = (value, action)
        return modified { $0.onChange(of: value) { _, new in action(new) } }
    }

    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        nonisolated(unsafe) let store = store
        return modified { $0.defaultAppStorage(store) }
    }

    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    nonisolated public func commandsRemoved() -> some Scene { self }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    nonisolated public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene { self }
}

public struct WindowResizability: Sendable {
    public static var automatic: WindowResizability { WindowResizability() }
    public static var contentSize: WindowResizability { WindowResizability() }
    public static var contentMinSize: WindowResizability { WindowResizability() }
}

public struct BackgroundTask<Request, Response>: Sendable {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> where Request == Void, Response == Void { .init() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> where Request == String, Response == Void { .init() }
}
