import Automation

/// Something that is up in front of the app: a sheet, an alert.
@MainActor
final class Presentation: _Node {
    let kind: Screen.Presentation.Kind
    let appearance: AppearanceScope
    private(set) weak var presenter: (any Presenter)?
    private let link = NodeLink<Presentation>()
    private var inner: _Surroundings!
    private var content: ErasedNode!
    private var view: @MainActor () -> any View

    /// - Parameter view: makes what is shown; what it reads keeps the presentation up to date.
    init(_ kind: Screen.Presentation.Kind, by presenter: any Presenter, showing view: @escaping @MainActor () -> any View) {
        self.kind = kind
        self.presenter = presenter
        self.view = view
        appearance = AppearanceScope(graph: presenter.graph, parent: nil, isOn: false)
        super.init(parent: presenter, surroundings: presenter.surroundings)
        link.lead(to: self)
        let environment = beginEnvironment { [link] in
            $0.isPresented = true
            $0.dismiss = DismissAction(presentation: link)
        }
        inner = _Surroundings(graph: graph, environment: environment, appearance: appearance, presentation: link)
        content = ErasedNode(tracking(view), parent: self, surroundings: inner)
        appearance.set(isOn: true)
    }

    override var children: [_Node] { [content.node] }

    /// Whether the person can swipe it down.
    var isDismissible: Bool {
        guard kind == .sheet || kind == .popover else { return false }
        var builder = ScreenBuilder()
        content.node.describe(into: &builder)
        return !builder.isDismissDisabled
    }

    func show(_ view: @escaping @MainActor () -> any View) {
        self.view = view
        evaluate()
    }

    override func evaluate() {
        isInvalid = false
        content.update(tracking(view), parent: self, surroundings: inner)
    }

    override func dismantle() {
        appearance.set(isOn: false)
        super.dismantle()
        appearance.leave()
    }

    override func letGo() {
        link.end()
        super.letGo()
    }
}

extension Presentation: DismissableNode {
    func dismissFromCode() { presenter?.presentationWasDismissed() }

    /// The person has swiped it down.
    func dismissByHand() {
        presenter?.presentationWasSwipedDown()
        dismissFromCode()
    }
}

/// A node that puts something in front of the app.
@MainActor
protocol Presenter: _Node {
    /// The person, or code, has dismissed what was up.
    func presentationWasDismissed()

    /// The person is about to dismiss it without an answer.
    func presentationWasSwipedDown()
}

extension Presenter {
    func presentationWasSwipedDown() {}
}

/// What is up in front of the app, the front one last. At each level one at a time: the app's own, that of a sheet's content …
@MainActor
struct Presentations {
    private(set) var all: [Presentation] = []
    private var waiting: [Waiting] = []

    private struct Waiting {
        var presenter: any Presenter
        var present: @MainActor () -> Presentation
    }

    var front: Presentation? { all.last }

    func presentation(by presenter: any Presenter) -> Presentation? {
        all.first { $0.presenter === presenter }
    }

    /// Puts it up, or lets it wait until what is up at its level has gone.
    mutating func present(by presenter: any Presenter, _ make: @escaping @MainActor () -> Presentation) {
        guard presentation(by: presenter) == nil, !waiting.contains(where: { $0.presenter === presenter }) else { return }
        guard !isTaken(levelOf: presenter) else {
            presenter.graph.warn("second sheet", "Currently, only presenting a single sheet is supported.\nThe next sheet will be presented "
                + "when the currently presented sheet gets dismissed.")
            waiting.append(Waiting(presenter: presenter, present: make))
            return
        }
        all.append(make())
    }

    /// Takes off what the presenter has put up, and all above it. Gives back what went, the front first.
    mutating func withdraw(_ presenter: any Presenter) -> [Presentation] {
        waiting.removeAll { $0.presenter === presenter }
        guard let place = all.firstIndex(where: { $0.presenter === presenter }) else { return [] }
        let gone = Array(all[place...].reversed())
        all.removeSubrange(place...)
        return gone
    }

    /// Puts up what has waited for its level.
    mutating func presentNext() {
        guard let next = waiting.firstIndex(where: { !isTaken(levelOf: $0.presenter) }) else { return }
        let presenter = waiting.remove(at: next)
        if presenter.presenter.isInTree { all.append(presenter.present()) }
    }

    private func isTaken(levelOf presenter: any Presenter) -> Bool {
        all.contains { $0.presenter?.surroundings.presentation === presenter.surroundings.presentation }
    }
}
