import Foundation

/// What a scene's properties keep across launches: property-list values by key.
final class SceneStore: KeyedStore, @unchecked Sendable {
    private let file: URL?
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    private var isChanged = false

    /// - Parameter file: where the values of an earlier launch are; nil to keep none.
    init(file: URL? = nil) {
        self.file = file
        if let data = file.flatMap({ try? Data(contentsOf: $0) }),
           let saved = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
            values = saved
        }
    }

    var keys: [String] { lock.withLock { values.keys.sorted() } }

    override func load(_ key: String) -> Any? { lock.withLock { values[key] } }
    override func store(_ value: Any?, for key: String) { lock.withLock { (values[key], isChanged) = (value, true) } }

    /// Writes the values down for the next launch.
    func save() throws {
        guard let file, lock.withLock({ isChanged }) else { return }
        let data = try PropertyListSerialization.data(fromPropertyList: lock.withLock { values }, format: .binary, options: 0)
        try data.write(to: file, options: .atomic)
        lock.withLock { isChanged = false }
    }

    /// The person has closed the scene: nothing of it is left for the next launch.
    func discard() throws {
        lock.withLock { values = [:] }
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
        try FileManager.default.removeItem(at: file)
    }
}

private enum SceneStoreKey: EnvironmentKey {
    static var defaultValue: SceneStore? { nil }
}

extension EnvironmentValues {
    /// The store of the scene that the view is in.
    var sceneStore: SceneStore? {
        get { self[SceneStoreKey.self] }
        set { self[SceneStoreKey.self] = newValue }
    }
}
