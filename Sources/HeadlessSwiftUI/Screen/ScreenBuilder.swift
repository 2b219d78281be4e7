import Automation
/// Draws up what a person sees, walking the visible part of the tree in reading order.
@MainActor
struct ScreenBuilder {
    typealias Perform = @MainActor (Action) -> Bool

    /// What has been added at the level that is being built.
    private(set) var elements: [Element] = []
    /// What answers the actions on the screen's elements, by handle.
    private(set) var targets: [Int: Perform] = [:]
    /// The page that is being described; nil outside navigation stacks.
    var page: PageDescription?
    /// The navigation stacks that are seen, in reading order.
    var stacks: [PageStack] = []
    /// Whether a modifier further out has disabled what follows.
    var isDisabled = false
    var style = Style()
    /// Whether a sheet's content forbids swiping it down.
    var isDismissDisabled = false
    /// The alert or dialog that is being described.
    var prompt: Screen.Presentation?
    /// What every tap on what follows does besides.
    var afterTap: (@MainActor () -> Void)?
    /// What the rows of the list that is being described can do.
    var edits = ListEdits()
    /// The tag of what is being described: a list's row, a picker's option.
    private(set) var tag: AnyHashable?
    /// Whether what is described is a list's row by itself.
    private(set) var isRow = false
    private var isBuildingRows = false
    private var decorations: [RowDecoration] = []

    /// What is known of a page while it is described.
    struct PageDescription {
        var bar = NavigationBar()
        var hidesBack = false
        var hidesBar = false
    }

    /// Something that a modifier around a row gives to the row.
    struct RowDecoration {
        var node: _Node
        var states: Element.States
        var perform: Perform
    }

    mutating func add(_ element: Element, perform: Perform? = nil) {
        var element = element
        if isDisabled, element.role.isControl { element.states.insert(.disabled) }
        if let handle = element.handle, let perform, !element.states.contains(.disabled) { targets[handle] = answer(perform) }
        elements.append(element)
    }

    private func answer(_ perform: @escaping Perform) -> Perform {
        guard let afterTap else { return perform }
        return { action in
            guard perform(action) else { return false }
            if case .tap = action { afterTap() }
            return true
        }
    }

    /// Lets a view add itself. Inside a list, each such view is a row.
    mutating func item(_ build: (inout ScreenBuilder) -> Void) {
        guard isBuildingRows else { return build(&self) }
        let decorations = decorations
        self.decorations = []
        let wasRow = isRow
        isRow = true
        let children = collect(asRows: false, build)
        isRow = wasRow
        var row = Element(.row, label: Self.label(of: children), children: children)
        if children.count == 1, children[0].states.contains(.disclosure) { row.states.insert(.disclosure) }
        for decoration in decorations {
            row.states.formUnion(decoration.states)
            row.handle = row.handle ?? decoration.node.handle
        }
        if let handle = row.handle, !isDisabled {
            targets[handle] = { action in decorations.contains { $0.perform(action) } }
        }
        elements.append(row)
        self.decorations = decorations
    }

    /// What a part adds, apart from what is around it.
    mutating func collect(asRows: Bool? = nil, _ build: (inout ScreenBuilder) -> Void) -> [Element] {
        let outer = (elements, isBuildingRows, decorations)
        elements = []
        if let asRows {
            isBuildingRows = asRows
            decorations = []
        }
        build(&self)
        defer { (elements, isBuildingRows, decorations) = outer }
        return elements
    }

    /// A view that answers something as a whole: a tap gesture, a context menu.
    mutating func interactive(_ node: _Node, states: Element.States, perform: @escaping Perform, _ build: (inout ScreenBuilder) -> Void) {
        if isBuildingRows { return decorating(RowDecoration(node: node, states: states, perform: perform), build) }
        let children = collect(build)
        if children.count == 1, var only = children.first, only.handle == nil {
            only.handle = node.handle
            only.states.formUnion(states)
            add(only, perform: perform)
        } else {
            add(Element(.group, label: Self.label(of: children), handle: node.handle, states: states, children: children), perform: perform)
        }
    }

    /// A row of a ForEach, with what a person may do with it.
    mutating func editable(_ row: _Node, _ edits: ListEdits, at offset: Int, _ build: (inout ScreenBuilder) -> Void) {
        var states: Element.States = []
        if edits.onDelete != nil { states.insert(.deletable) }
        if edits.onMove != nil { states.insert(.movable) }
        if states.isEmpty || !isBuildingRows { return build(&self) }
        decorating(RowDecoration(node: row, states: states) { edits.perform($0, at: offset) }, build)
    }

    private mutating func decorating(_ decoration: RowDecoration, _ build: (inout ScreenBuilder) -> Void) {
        let outer = decorations
        decorations.append(decoration)
        build(&self)
        decorations = outer
    }

    mutating func tagged(_ tag: AnyHashable, _ build: (inout ScreenBuilder) -> Void) {
        let outer = self.tag
        self.tag = tag
        build(&self)
        self.tag = outer
    }

    /// Describes a part with something inherited changed for it.
    mutating func with<T>(_ keyPath: WritableKeyPath<ScreenBuilder, T>, _ value: T, _ build: (inout ScreenBuilder) -> Void) {
        let outer = self[keyPath: keyPath]
        self[keyPath: keyPath] = value
        build(&self)
        self[keyPath: keyPath] = outer
    }

    /// A page of its own, with its own bar.
    mutating func page(_ build: (inout ScreenBuilder) -> Void) -> (page: PageDescription, elements: [Element]) {
        let outer = page
        page = PageDescription()
        let elements = collect(asRows: false, build)
        defer { page = outer }
        return (page ?? PageDescription(), elements)
    }

    /// Gives what a part adds another label or an identifier: to its one element, else to a group of them.
    mutating func naming(label: String?, identifier: String?, _ build: (inout ScreenBuilder) -> Void) {
        let start = elements.count
        build(&self)
        guard elements.count > start else { return }
        for index in start..<elements.count {
            if let label { elements[index].label = label }
            if let identifier { elements[index].identifier = identifier }
        }
    }

    /// Gives the controls that a part adds more states.
    mutating func marking(_ states: Element.States, _ build: (inout ScreenBuilder) -> Void) {
        let start = elements.count
        build(&self)
        guard elements.count > start else { return }
        for index in start..<elements.count where elements[index].handle != nil { elements[index].states.formUnion(states) }
    }

    /// The texts of several elements as one accessibility label reads. An image adds only a label that it was given; a control that
    /// is nothing but an image is called by the image's name.
    static func label(of elements: [Element]) -> String {
        let texts = labels(of: elements)
        if !texts.isEmpty { return texts.joined(separator: ", ") }
        return firstImage(in: elements)?.label ?? ""
    }

    private static func labels(of elements: [Element]) -> [String] {
        elements.flatMap { element -> [String] in
            switch element.role {
            case .image where element.style?.symbol == element.label: []
            case .group where element.label.isEmpty, .section, .list, .form: labels(of: element.children)
            default: element.label.isEmpty ? [] : [element.label]
            }
        }
    }

    private static func firstImage(in elements: [Element]) -> Element? {
        for element in elements {
            if element.role == .image { return element }
            if let image = firstImage(in: element.children) { return image }
        }
        return nil
    }
}

extension Element.Role {
    /// Whether a person can use it, so that it can be disabled.
    var isControl: Bool {
        switch self {
        case .button, .link, .field, .toggle, .picker, .slider, .stepper, .date, .menu, .tab: true
        default: false
        }
    }
}
