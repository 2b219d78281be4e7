import Automation

/// An app that is up: takes what a person does, and says what there is to see.
@MainActor
package final class RunningApp {
    package let graph = Graph()
    let environment: EnvironmentScope
    let scene: SceneStore
    private let appearance: AppearanceScope
    private var root: ErasedNode!
    private var targets: [Int: ScreenBuilder.Target] = [:]
    private let mainQueue: MainQueue?

    /// - Parameter mainQueue: what a step waits for; nil where somebody else runs the main queue.
    package init(_ launch: Launch, mainQueue: MainQueue? = MainQueue(), root view: @MainActor () -> any View) {
        AppThread.enter()
        self.mainQueue = mainQueue
        scene = SceneStore(file: URL(fileURLWithPath: launch.container).appendingPathComponent("scene.plist"))
        var values = EnvironmentValues(launch)
        values.sceneStore = scene
        environment = EnvironmentScope(values)
        appearance = AppearanceScope(graph: graph, parent: nil, isOn: true)
        graph.run()
        SolutionRandomness.seed(launch.seed)
        root = ErasedNode(view(), parent: nil, surroundings: _Surroundings(graph: graph, environment: environment, appearance: appearance))
        settle()
    }

    isolated deinit {
        root.node.dismantle()
        graph.letGo()
        graph.stop()
    }

    package func answer(_ command: Command) -> Reply {
        AppThread.enter()
        return switch command {
        case .perform(let action): perform(action)
        case .screen: .screen(screen())
        case .path: .path(describe().stacks.first.map { $0.items.map(\.reflected) })
        case .pages: .pages(describe().stacks.first?.titles ?? [])
        case .observations: .observations(observations())
        case .stored: .stored(Set(scene.keys + DefaultsStore.standard.keys).sorted())
        case .end(let departure): end(departure)
        case .load, .begin: .refused("the app is already up")
        }
    }

    /// What a person sees now.
    package func screen() -> Screen {
        let builder = describe()
        targets = builder.targets
        return Screen(presentation: frontPresentation(builder), elements: builder.elements)
    }

    /// Updates until the app has nothing left to do; timers and sleeping tasks don't count.
    func settle() {
        repeat { graph.settle() } while mainQueue?.runAll() ?? false
        graph.letGo()
    }

    private func describe() -> ScreenBuilder {
        var builder = ScreenBuilder()
        (graph.presentations.front ?? root.node).describe(into: &builder)
        return builder
    }

    private func frontPresentation(_ described: ScreenBuilder) -> Screen.Presentation? {
        graph.presentations.front.map { front in
            described.prompt ?? Screen.Presentation(kind: front.kind, title: described.stacks.first?.titles.last ?? front.children.first?.navigationTitle())
        }
    }

    private func end(_ departure: Departure) -> Reply {
        depart(departure)
        return .settled
    }

    private func perform(_ action: Action) -> Reply {
        let open = graph.transient
        guard respond(to: action) else { return .refused("nothing answers that") }
        // They hold what may be about to leave, and are those of a screen that nobody sees any more.
        targets = [:]
        if action.handle != nil, graph.transient === open { open?.close() }
        settle()
        while graph.awaited > 0, mainQueue != nil { wait(0.01) }
        return .settled
    }

    private func respond(to action: Action) -> Bool {
        switch action {
        case .back(let levels):
            return describe().stacks.first?.goBack(levels: levels) ?? false
        case .dismiss:
            // Where swiping down is disabled nothing happens.
            guard let front = graph.presentations.front else { return false }
            if front.isDismissible { front.dismissByHand() }
            return true
        case .background:
            enterBackground()
            return true
        case .foreground:
            enterForeground()
            return true
        case .open(let address):
            guard let url = URL(string: address), !graph.urlHandlers.isEmpty else { return false }
            for handler in graph.urlHandlers { handler.open(url) }
            return true
        case .resize(let size):
            resize(to: size)
            return true
        case .wait(let seconds):
            wait(seconds)
            return true
        default:
            guard let handle = action.handle, let target = targets[handle] else { return false }
            return target.perform(action)
        }
    }

    private func wait(_ seconds: Double) {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
            settle()
        }
    }

    private func observations() -> Observations {
        var observations = Observations()
        observations.warnings = graph.warnings
        for (name, count) in graph.created.values { observations.created[name, default: 0] += count }
        observations.used = graph.used.sorted()
        return observations
    }
}

extension EnvironmentValues {
    /// The environment that an app starts in.
    init(_ launch: Launch) {
        self.init()
        locale = Locale(identifier: launch.locale)
        if let zone = TimeZone(identifier: launch.timeZone) { timeZone = zone }
        calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        colorScheme = launch.appearance == .dark ? .dark : .light
        horizontalSizeClass = launch.sizeClass == .compact ? .compact : .regular
    }
}

extension Action {
    /// The element that the action is for; nil where it is for the app.
    var handle: Int? {
        switch self {
        case .tap(let handle), .hold(let handle), .swipe(let handle), .enter(_, let handle), .submit(let handle), .setOn(_, let handle),
             .choose(_, let handle), .stepUp(let handle), .stepDown(let handle), .drag(_, let handle), .set(_, let handle),
             .select(let handle), .delete(let handle), .move(_, _, let handle), .refresh(let handle), .search(_, let handle):
            handle
        case .back, .dismiss, .open, .background, .foreground, .resize, .wait:
            nil
        }
    }
}
