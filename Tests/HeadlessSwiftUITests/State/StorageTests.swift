import Automation
@testable import HeadlessSwiftUI
import Testing

private enum Theme: String { case light, dark }
private enum Level: Int { case easy = 1, hard = 2 }

private struct Draft: View {
    let log: Log
    @SceneStorage("text") private var text = "empty"
    @SceneStorage("count") private var count = 0
    @SceneStorage("theme") private var theme = Theme.light
    @SceneStorage("level") private var level = Level.easy
    @SceneStorage("ratio") private var ratio = 0.5
    @SceneStorage("isOn") private var isOn = false
    @SceneStorage("link") private var link = URL(fileURLWithPath: "/")
    @SceneStorage("data") private var data = Data([1])
    @SceneStorage("maybe") private var maybe: Int?
    @SceneStorage("choice") private var choice: Theme?

    var body: some View {
        let _ = log.add("\(text) \(count) \(theme) \(level) \(ratio) \(isOn) \(data.count) \(maybe ?? -1) \(choice?.rawValue ?? "none")")
        Text(text)
        Button("Write") {
            (text, count, theme, level, ratio) = ("full", 3, .dark, .hard, 0.25)
            (isOn, data, maybe, choice) = (true, Data([1, 2]), 7, .dark)
        }
        Echo()
    }

    private struct Echo: View {
        @SceneStorage("text") private var text = "nothing"
        var body: some View { Text("echo \(text)") }
    }
}

private struct Restoring: View {
    let log: Log
    @State private var path: [Int] = []
    @SceneStorage("path") private var saved: Data?

    var body: some View {
        let _ = log.add("path \(path)")
        NavigationStack(path: $path) {
            Button("Go") { path = [1, 2] }
                .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .onAppear {
            if let saved { path = (try? JSONDecoder().decode([Int].self, from: saved)) ?? [] }
        }
        .onChange(of: path) { saved = try? JSONEncoder().encode(path) }
    }
}

private struct Settings: View {
    let store: UserDefaults
    let log: Log
    @AppStorage private var name: String
    @AppStorage private var count: Int

    init(_ store: UserDefaults, log: Log) {
        self.store = store
        self.log = log
        _name = AppStorage(wrappedValue: "nobody", "name", store: store)
        _count = AppStorage(wrappedValue: 0, "count", store: store)
    }

    var body: some View {
        let _ = log.add("body")
        Text("\(name) \(count)")
        Button("Rename") { name = "Ann" }
        Button("Same") { name = "Ann" }
        Button("Outside") { store.set(5, forKey: "count") }
        Button("Other") { store.set(5, forKey: "other") }
        Name()
    }
}

private struct Name: View {
    @AppStorage("name") private var name: String?
    var body: some View { Text("name \(name ?? "none")") }
}

private struct AllTypes: View {
    @AppStorage("bool") private var bool = false
    @AppStorage("double") private var double = 0.5
    @AppStorage("web") private var web: URL?
    @AppStorage("file") private var file = URL(fileURLWithPath: "/")
    @AppStorage("data") private var data = Data()
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("level") private var level: Level?

    var body: some View {
        Text("\(bool) \(double, specifier: "%.1f") \(web?.absoluteString ?? "none") \(file.path) \(data.count) \(theme) \(level.map { "\($0)" } ?? "none")")
        Button("Write") {
            (bool, double, web, file) = (true, 2.5, URL(string: "https://swift.org/x?y=z"), URL(fileURLWithPath: "/tmp"))
            (data, theme, level) = (Data([1, 2]), .dark, .hard)
        }
        Button("Clear") { (web, level) = (nil, nil) }
    }
}

private final class Preferences: ObservableObject {
    @AppStorage("name") var name = "nobody"

    init(_ store: UserDefaults) { _name = AppStorage(wrappedValue: "nobody", "name", store: store) }
}

@MainActor
@Suite struct StorageTests {
    private let container = FileManager.default.temporaryDirectory.appendingPathComponent("scene-\(UUID())")
    private let store: UserDefaults

    init() throws {
        store = try #require(UserDefaults(suiteName: "test-\(UUID())"))
        try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
    }

    // Fact 98
    @Test func `scene storage keeps every type that Apple's keeps, and shares it by key`() {
        let log = Log()
        let app = AppDriver(container: container.path) { Draft(log: log) }
        #expect(log.entries.last == "empty 0 light easy 0.5 false 1 -1 none")
        #expect(app.texts.contains("echo nothing"))
        app.tap("Write")
        #expect(log.entries.last == "full 3 dark hard 0.25 true 2 7 dark")
        #expect(app.texts.contains("echo full"))
    }

    // Fact 99
    @Test func `a relaunch finds scene storage before its first body`() {
        AppDriver(container: container.path) { Draft(log: Log()) }.leave(.relaunch, after: { $0.tap("Write") })
        let log = Log()
        _ = AppDriver(container: container.path) { Draft(log: log) }
        #expect(log.entries == ["full 3 dark hard 0.25 true 2 7 dark"])
    }

    // Fact 99
    @Test func `a force quit deletes scene storage`() {
        AppDriver(container: container.path) { Draft(log: Log()) }.leave(.relaunch, after: { $0.tap("Write") })
        AppDriver(container: container.path) { Draft(log: Log()) }.leave(.forceQuit, after: { _ in })
        let log = Log()
        _ = AppDriver(container: container.path) { Draft(log: log) }
        #expect(log.entries == ["empty 0 light easy 0.5 false 1 -1 none"])
    }

    // Fact 100
    @Test func `a path that is decoded on appearance is pushed after a first frame without it`() {
        AppDriver(container: container.path) { Restoring(log: Log()) }.leave(.relaunch, after: { $0.tap("Go") })
        let log = Log()
        let app = AppDriver(container: container.path) { Restoring(log: log) }
        #expect(log.entries == ["path []", "path [1, 2]"])
        #expect(app.depth == 2)
    }

    // Fact 101
    @Test func `app storage is in the defaults, and all views with the key follow it`() {
        let log = Log()
        let app = AppDriver { Settings(store, log: log).defaultAppStorage(store) }
        #expect(app.texts.contains("nobody 0"))
        #expect(app.texts.contains("name none"))
        app.tap("Rename")
        #expect(app.texts.contains("Ann 0"))
        #expect(app.texts.contains("name Ann"))
        #expect(store.string(forKey: "name") == "Ann")
    }

    // Fact 101
    @Test func `a change of the defaults from elsewhere is followed, one of another key or to the same value isn't`() {
        let log = Log()
        let app = AppDriver { Settings(store, log: log) }
        app.tap("Outside")
        #expect(app.texts.contains("nobody 5"))
        app.tap("Rename")
        #expect(log.count("body") == 3)
        app.tap("Other")
        app.tap("Same")
        #expect(log.count("body") == 3)
        store.removeObject(forKey: "count")
        app.app.settle()
        #expect(app.texts.contains("Ann 0"))
    }

    // Facts 98 and 101
    @Test func `app storage keeps every type that Apple's keeps`() {
        let app = AppDriver { AllTypes().defaultAppStorage(store) }
        #expect(app.texts.contains("false 0.5 none / 0 light none"))
        app.tap("Write")
        #expect(app.texts.contains("true 2.5 https://swift.org/x?y=z /tmp 2 dark hard"))
        #expect(store.url(forKey: "web") == URL(string: "https://swift.org/x?y=z"))
        #expect(store.string(forKey: "theme") == "dark")
        #expect(store.integer(forKey: "level") == 2)
        app.tap("Clear")
        #expect(store.object(forKey: "level") == nil)
    }

    @Test func `app storage in an object brings the views that read it up to date`() {
        struct Reader: View {
            @ObservedObject var preferences: Preferences
            var body: some View { Text(preferences.name) }
        }
        let preferences = Preferences(store)
        let app = AppDriver { Reader(preferences: preferences) }
        preferences.name = "Ann"
        app.app.settle()
        #expect(app.texts == ["Ann"])
    }

    @Test func `watched defaults say that they have changed`() {
        let app = AppDriver { Settings(store, log: Log()) }
        var changes = 0
        let kept = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification, object: store).sink { _ in changes += 1 }
        app.tap("Rename")
        #expect(changes == 1)
        kept.cancel()
    }
}

extension AppDriver {
    /// Does something and ends the app's process.
    fileprivate func leave(_ departure: Departure, after work: (AppDriver) -> Void) {
        work(self)
        _ = app.answer(.end(departure))
    }
}
