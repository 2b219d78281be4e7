import Automation
/// A picture, called by its name.
public struct Image: Equatable, Sendable {
    let name: String
    let isDecorative: Bool
    private let given: Text?

    public init(systemName: String) {
        self.init(name: systemName)
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(name: systemName)
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name: name)
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name: name, given: label)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name: name)
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name: name, isDecorative: true)
    }

    private init(name: String, isDecorative: Bool = false, given: Text? = nil) {
        self.name = name
        self.isDecorative = isDecorative
        self.given = given
    }

    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image: _LeafView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        LeafNode(view, parent: parent, surroundings: surroundings)
    }

    func describe(_ node: _Node, into screen: inout ScreenBuilder) {
        if isDecorative { return }
        screen.item { screen in
            var element = Element(.image, label: given?.string(in: node.surroundings.environment.values.locale) ?? name)
            element.style = screen.style ?? Style()
            element.style?.symbol = name
            screen.add(element)
        }
    }
}
