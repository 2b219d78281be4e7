import Automation

/// How something of UIKit's becomes a view of SwiftUI's: what the two protocols for it have in common.
struct Wrapping<Wrapper, Coordinator, Wrapped: UIResponder> {
    typealias Place = (coordinator: Coordinator, environment: EnvironmentValues)

    var makeCoordinator: @MainActor (Wrapper) -> Coordinator
    var make: @MainActor (Wrapper, Place) -> Wrapped
    var update: @MainActor (Wrapper, Wrapped, Place) -> Void
    var dismantle: @MainActor (Wrapped, Coordinator) -> Void
    var view: @MainActor (Wrapped) -> UIView
}

/// Keeps what was made, and brings it up to date when the view's value, or something that was read for it, has changed.
@MainActor
final class WrappingNode<Wrapper: View, Coordinator, Wrapped: UIResponder>: _ContentNode<Wrapper> {
    private let wrapping: Wrapping<Wrapper, Coordinator, Wrapped>
    private let layout = PropertyLayout.of(Wrapper.self)
    private var properties: [AnyObject?]
    private var coordinator: Coordinator!
    private var wrapped: Wrapped!
    private var hosted: [HostNode] = []

    init(_ content: Wrapper, _ wrapping: Wrapping<Wrapper, Coordinator, Wrapped>, parent: _Node?, surroundings: _Surroundings) {
        self.wrapping = wrapping
        properties = Array(repeating: nil, count: layout.properties.count)
        super.init(content, parent: parent, surroundings: surroundings)
        graph.count(Wrapper.self)
        layout.install(in: &self.content, slots: &properties, node: self)
        Reader.untracked {
            coordinator = wrapping.makeCoordinator(self.content)
            wrapped = wrapping.make(self.content, (coordinator, surroundings.environment.values))
        }
        bringUpToDate()
        surroundings.appearance.add(self)
    }

    override var children: [_Node] { hosted }

    override func update(_ content: Wrapper) {
        graph.count(Wrapper.self)
        let isSame = layout.isEqual(self.content, content)
        guard !isSame || isInvalid else { return }
        self.content = content
        evaluate()
    }

    override func evaluate() {
        layout.install(in: &content, slots: &properties, node: self)
        bringUpToDate()
    }

    override func describe(into screen: inout ScreenBuilder) {
        screen.item { screen in wrapping.view(wrapped).describe(into: &screen, of: self) }
    }

    override func dismantle() {
        surroundings.appearance.remove(self)
        for case let property as any DismantledProperty in properties { property.dismantle() }
        super.dismantle()
        graph.after(graph.departure) { [wrapping, wrapped, coordinator] in wrapping.dismantle(wrapped!, coordinator!) }
    }

    private func bringUpToDate() {
        isInvalid = false
        graph.counters.bodies += 1
        tracking {
            surroundings.environment.read { wrapping.update(content, wrapped, (coordinator, $0)) }
        }
        Reader.untracked { placeHosts() }
    }

    /// The views of SwiftUI's in it: those that were there stay.
    private func placeHosts() {
        let hosts = wrapping.view(wrapped).hosts
        let staying = hosted.filter { node in hosts.contains { $0.node === node } }
        let leaving = hosted.filter { node in !staying.contains { $0 === node } }
        hosted = hosts.map { host in staying.first { $0 === host.node } ?? host.place(under: self) }
        for node in leaving { node.dismantle() }
    }
}

extension WrappingNode: AppearingNode {
    func appear() {
        graph.after(.appear) { [self] in
            guard let controller = wrapped as? UIViewController else { return }
            controller.viewWillAppear(false)
            controller.viewDidAppear(false)
        }
    }

    func disappear() {
        graph.after(graph.departure) { [self] in
            guard let controller = wrapped as? UIViewController else { return }
            controller.viewWillDisappear(false)
            controller.viewDidDisappear(false)
        }
    }
}
