/// The node of a value that has a body: it evaluates the body when the value, or something that the body read, has changed.
@MainActor
final class CompositeNode<Content, Body>: _ContentNode<Content> {
    private let body: @MainActor (Content) -> Body
    private var properties: [AnyObject?]
    private var child: _ContentNode<Body>!
    private let layout: PropertyLayout

    init(_ content: Content, parent: _Node?, surroundings: _Surroundings, body: @escaping @MainActor (Content) -> Body,
         child make: @MainActor (Body, _Node, _Surroundings) -> _ContentNode<Body>) {
        self.body = body
        layout = PropertyLayout.of(Content.self)
        properties = Array(repeating: nil, count: layout.properties.count)
        super.init(content, parent: parent, surroundings: surroundings)
        layout.install(in: &self.content, slots: &properties, node: self)
        graph.count(Content.self)
        child = make(evaluatedBody(), self, surroundings)
    }

    override var children: [_Node] { [child] }

    override func update(_ content: Content) {
        graph.count(Content.self)
        let isSame = layout.isEqual(self.content, content)
        guard !isSame || isInvalid else { return }
        if !isSame {
            self.content = content
            layout.install(in: &self.content, slots: &properties, node: self)
        }
        evaluate()
    }

    override func evaluate() {
        if !layout.properties.isEmpty { layout.install(in: &content, slots: &properties, node: self) }
        child.update(evaluatedBody())
    }

    override func describe(into screen: inout ScreenBuilder) { child.describe(into: &screen) }

    override func navigationTitle() -> String? { child.navigationTitle() }

    override func collectTraits(into traits: inout ViewTraits) { child.collectTraits(into: &traits) }

    override func dismantle() {
        child.dismantle()
        for case let property as any DismantledProperty in properties { property.dismantle() }
        leaveTree()
    }

    private func evaluatedBody() -> Body {
        isInvalid = false
        graph.counters.bodies += 1
        return tracking { body(content) }
    }
}
