import Automation
@testable import HeadlessSwiftUI
import Testing

/// The scenarios that NavigationBackport's own app is put through, on a bus line: for each kind of path the same.
private enum Stop: Hashable {
    case timetable
    case station(Int)
    case map(of: Int)
    case driver(Driver)
}

/// A value with identity.
private final class Driver: Hashable {
    let name: String

    init(name: String) { self.name = name }

    static func == (a: Driver, b: Driver) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private enum Signal: Int, Hashable {
    case stop, wait, go

    var next: Signal? { Signal(rawValue: rawValue + 1) }
}

/// What pages do to the path, whatever holds it.
@MainActor
private struct Route {
    var push: ([Stop]) -> Void
    var home: () -> Void
}

private struct Depot: View {
    let route: Route
    @State private var isResting = false
    @State private var signal: Signal?

    var body: some View {
        ScrollView {
            VStack {
                NavigationLink("Timetable", value: Stop.timetable)
                Button("Show the last map") { route.push([.station(99), .map(of: 99)]) }
                Button("Who drives") { route.push([.driver(Driver(name: "Ada"))]) }
                Button("Rest") { isResting = true }.disabled(isResting)
                Button("Drive") { signal = .stop }
            }
        }
        .navigationDestination(isPresented: $isResting) { Text("resting") }
        .navigationDestination(item: $signal) { shown in
            Button("signal \(shown.rawValue)") { signal = shown.next }
        }
        .navigationDestination(for: Stop.self) { stop in
            switch stop {
            case .timetable:
                List(1..<10) { number in NavigationLink("Station \(number)", value: Stop.station(number)) }
                    .navigationTitle("All stations")
            case .station(let number):
                VStack {
                    NavigationLink("Next station", value: Stop.station(number + 1))
                    Button("Home") { route.home() }
                }
                .navigationTitle("\(number)")
            case .map(let number):
                Text("map").navigationTitle("Map of \(number)")
            case .driver(let driver):
                Text(driver.name)
            }
        }
        .navigationTitle("Depot")
    }
}

private struct ArrayLine: View {
    @State var path: [Stop] = []

    var body: some View {
        NavigationStack(path: $path) { Depot(route: Route(push: { path += $0 }, home: { path.removeAll() })) }
    }
}

private struct PathLine: View {
    @State var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Depot(route: Route(push: { for stop in $0 { path.append(stop) } }, home: { path = NavigationPath() }))
        }
    }
}

@MainActor
@Suite struct BackportScenarioTests {
    @Test(arguments: [true, false]) func `pages are pushed by links and by code, and all go home at once`(isArray: Bool) {
        let app = isArray ? AppDriver { ArrayLine() } : AppDriver { PathLine() }
        #expect(app.title == "Depot")
        app.tap("Timetable")
        #expect(app.title == "All stations")
        app.back()
        app.tap("Show the last map")
        #expect(app.title == "Map of 99")
        app.back()
        #expect(app.title == "99")
        app.back()
        #expect(app.title == "Depot")
        app.tap("Timetable")
        app.tap("Station 1")
        for station in 2...4 {
            app.tap("Next station")
            #expect(app.title == "\(station)")
        }
        app.tap("Home")
        #expect(app.title == "Depot")
        app.tap("Who drives")
        #expect(app.texts == ["Ada"])
        app.back()
        #expect(app.title == "Depot")
        #expect(app.warnings == [])
    }

    @Test func `without a path links push as well`() {
        let app = AppDriver { NavigationStack { Depot(route: Route(push: { _ in }, home: {})) } }
        app.tap("Timetable")
        app.tap("Station 1")
        app.tap("Next station")
        #expect(app.title == "2")
        app.back(levels: 3)
        #expect(app.title == "Depot")
    }

    @Test(arguments: [true, false]) func `an app that starts on a deep page goes back page by page`(isArray: Bool) {
        let stops = (1...4).map(Stop.station)
        let app = isArray ? AppDriver { ArrayLine(path: stops) } : AppDriver { PathLine(path: NavigationPath(stops)) }
        for station in [4, 3, 2, 1] {
            #expect(app.title == "\(station)")
            app.back()
        }
        #expect(app.title == "Depot")
        #expect(app.back == nil)
    }

    @Test(arguments: [true, false]) func `pages of a flag and of an item come, change and go`(isArray: Bool) {
        let app = isArray ? AppDriver { ArrayLine() } : AppDriver { PathLine() }
        app.tap("Drive")
        for signal in 0...2 {
            #expect(app.depth == 1)
            app.tap("signal \(signal)")
        }
        #expect(app.title == "Depot")
        app.tap("Rest")
        #expect(app.texts == ["resting"])
        app.back()
        #expect(app.element("Rest")?.states.contains(.disabled) == false)
        app.tap("Rest")
        #expect(app.texts == ["resting"])
    }
}
