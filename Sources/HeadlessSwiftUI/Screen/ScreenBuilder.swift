import Automation
/// Draws up what a person sees, walking the visible part of the tree in reading order.
@MainActor
struct ScreenBuilder {
    typealias Perform = @MainActor (Action) -> Bool

    /// What has been added at the level that is being built.
    private(set) var elements: [Element] = []
    /// What answers the actions on the screen's elements, by handle.
    private(set) var targets: [Int: Target] = [:]
    /// The page that is being described; nil outside navigation stacks.
    var page: PageDescription?
    /// The navigation stacks that are seen, in reading order.
    var stacks: [any FrontStack] = []
    /// How the stack that is described goes on from the columns before.
    var beneath: Beneath?
    /// Whether a modifier further out has disabled what follows.
    var isDisabled = false
    /// Whether what follows can be seen but not touched.
    var isOutOfReach = false
    /// The bars around what has been described that it hides.
    var hiddenBars: Set<ToolbarPlacement> = []
    /// How texts and images are drawn; nil where nothing says so.
    var style: Style?
    /// Whether a sheet's content forbids swiping it down.
    var isDismissDisabled = false
    /// The alert or dialog that is being described.
    var prompt: Screen.Presentation?
    /// What every tap on what follows does besides.
    var afterTap: (@MainActor () -> Void)?
    /// What stands at a row's end: a number of things that are new.
    var badge: String?
    /// The search field around a stack, which its root page shows.
    var search: (any SearchField)?
    /// What goes with the search field further in.
    var searchParts = SearchParts()
    /// Puts a text into the search field, while its suggestions are described.
    var completeSearch: (@MainActor (String) -> Void)?
    /// What the rows of the list that is being described can do.
    var edits = ListEdits()
    /// The list whose rows are being described, where they can be chosen.
    var selection: (any SelectionOwner)?
    /// What is described is known by this tag, which that node gives it: a list's row, a picker's option.
    private(set) var tag: (tag: Tag, node: _Node)?
    /// Whether what is described is a list's row by itself.
    private(set) var isRow = false
    private(set) var arrangement = Arrangement.views
    /// The options that have been found, while a picker's are.
    private var options: [PickerOption] = []
    private var decorations: [RowDecoration] = []

    /// What answers the actions on an element.
    struct Target {
        var perform: Perform
    }

    /// What becomes of each view that stands by itself.
    enum Arrangement { case views, rows, options }

    /// What is known of a page while it is described.
    struct PageDescription {
        var bar = NavigationBar()
        var hidesBack = false
        var hidesBar = false
    }

    /// What goes with a search field while the person searches.
    struct SearchParts {
        var suggestions: _Node?
        var scopes: _Node?
    }

    /// What a person can go back to from a stack's pages besides.
    struct Beneath {
        var stack: PageStack
        /// The pages of the columns before.
        var titles: [String?] = []
        /// The first page that counts: another one stands in the root's place.
        var rootPlace: Int
    }

    /// Something that a modifier around a row gives to the row.
    struct RowDecoration {
        var node: _Node
        var states: Element.States
        var perform: Perform
        /// What stands at the row's end besides.
        var describe: @MainActor (inout ScreenBuilder) -> Void = { _ in }
    }

    mutating func add(_ element: consuming Element) {
        if isDisabled, element.role.isControl { element.states.insert(.disabled) }
        elements.append(element)
    }

    /// Adds what a person can use.
    mutating func add(_ element: consuming Element, perform: @escaping Perform) {
        if isDisabled, element.role.isControl { element.states.insert(.disabled) }
        if let handle = element.handle, !element.states.contains(.disabled), !isOutOfReach { targets[handle] = Target(perform: answer(perform)) }
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
        switch arrangement {
        case .views: build(&self)
        case .rows: row(build)
        case .options: options.append(PickerOption(label: Self.label(of: collect(asRows: false, build)), tag: tag?.tag))
        }
    }

    private mutating func row(_ build: (inout ScreenBuilder) -> Void) {
        let decorations = decorations
        self.decorations = []
        let wasRow = isRow
        isRow = true
        let children = collect(asRows: false, build)
        isRow = wasRow
        let ends = collect(asRows: false) { screen in for decoration in decorations { decoration.describe(&screen) } }
        var row = Element(.row, label: Self.label(of: children), children: children + ends)
        row.value = badge
        if children.count == 1, children[0].states.contains(.disclosure) { row.states.insert(.disclosure) }
        var performers: [Perform] = []
        for decoration in decorations {
            row.states.formUnion(decoration.states)
            row.handle = row.handle ?? decoration.node.handle
            performers.append(decoration.perform)
        }
        if let tag, let selection, selection.accepts(tag.tag) {
            row.handle = row.handle ?? tag.node.handle
            if selection.isSelected(tag.tag) { row.states.insert(.selected) }
            if selection.answersTap { row.states.insert(.tappable) }
            performers.append { selection.perform($0, on: tag.tag) }
        }
        // A swipe shows what is at both ends.
        if let handle = row.handle, !isDisabled {
            targets[handle] = Target { action in
                if case .swipe = action { return performers.filter { $0(action) }.count > 0 }
                return performers.contains { $0(action) }
            }
        }
        elements.append(row)
        self.decorations = decorations
    }

    /// What a picker can be set to: each view in it that stands by itself.
    mutating func pickerOptions(_ build: (inout ScreenBuilder) -> Void) -> [PickerOption] {
        let outer = (elements, arrangement, options)
        (elements, arrangement, options) = ([], .options, [])
        build(&self)
        defer { (elements, arrangement, options) = outer }
        return options
    }

    /// What a part adds, apart from what is around it.
    mutating func collect(asRows: Bool? = nil, _ build: (inout ScreenBuilder) -> Void) -> [Element] {
        let outer = (elements, arrangement, decorations)
        elements = []
        if let asRows {
            arrangement = asRows ? .rows : .views
            decorations = []
        }
        build(&self)
        defer { (elements, arrangement, decorations) = outer }
        return elements
    }

    /// A view that answers something as a whole: a tap gesture, a context menu.
    ///
    /// - Parameter precedence: what comes first where something in the view answers too.
    mutating func interactive(_ node: _Node, states: Element.States, precedence: GesturePrecedence = .inner,
                              perform: @escaping Perform, _ build: (inout ScreenBuilder) -> Void) {
        if arrangement == .rows { return decorating(RowDecoration(node: node, states: states, perform: perform), build) }
        let children = collect(build)
        guard children.count == 1, var only = children.first else {
            let group = Element(.group, label: Self.label(of: children), handle: node.handle, states: states, children: children)
            return add(group, perform: perform)
        }
        only.states.formUnion(states)
        guard let handle = only.handle else {
            only.handle = node.handle
            return add(only, perform: perform)
        }
        elements.append(only)
        if isDisabled || isOutOfReach { return }
        let inner = targets[handle]
        targets[handle] = Target { action in
            if precedence == .outer, perform(action) { return true }
            return inner?.perform(action) ?? false || precedence != .outer && perform(action)
        }
    }

    /// A row with something at its end that a gesture shows: swipe actions.
    mutating func ending(_ node: _Node, states: Element.States, perform: @escaping Perform,
                         with end: @escaping @MainActor (inout ScreenBuilder) -> Void, _ build: (inout ScreenBuilder) -> Void) {
        guard arrangement == .rows else { return build(&self) }
        decorating(RowDecoration(node: node, states: states, perform: perform, describe: end), build)
    }

    /// A row of a ForEach, with what a person may do with it.
    mutating func editable(_ row: _Node, _ edits: ListEdits, at offset: Int, _ build: (inout ScreenBuilder) -> Void) {
        var states: Element.States = []
        if edits.onDelete != nil, !edits.isDeleteForbidden { states.insert(.deletable) }
        if edits.onMove != nil, !edits.isMoveForbidden { states.insert(.movable) }
        if states.isEmpty || arrangement != .rows { return build(&self) }
        var traits = ViewTraits()
        row.collectTraits(into: &traits)
        if traits.isDeleteForbidden { states.remove(.deletable) }
        if traits.isMoveForbidden { states.remove(.movable) }
        decorating(RowDecoration(node: row, states: states) { edits.perform($0, at: offset) }, build)
    }

    private mutating func decorating(_ decoration: RowDecoration, _ build: (inout ScreenBuilder) -> Void) {
        let outer = decorations
        decorations.append(decoration)
        build(&self)
        decorations = outer
    }

    mutating func tagged(_ tag: Tag, by node: _Node, _ build: (inout ScreenBuilder) -> Void) {
        let outer = self.tag
        self.tag = (tag, node)
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

    /// Describes a part, and says whether something in it hides that bar.
    mutating func hiding<T>(_ bar: ToolbarPlacement, _ build: (inout ScreenBuilder) -> T) -> (isHidden: Bool, result: T) {
        let outer = hiddenBars
        hiddenBars.remove(bar)
        let result = build(&self)
        defer { hiddenBars = outer }
        return (hiddenBars.contains(bar), result)
    }

    /// A page of its own, with its own bar.
    mutating func page(_ build: (inout ScreenBuilder) -> Void) -> (page: PageDescription, elements: [Element]) {
        let outer = (page, search)
        (page, search) = (PageDescription(), nil)
        let elements = collect(asRows: false) { screen in
            outer.1?.describeField(into: &screen)
            build(&screen)
        }
        var described = page ?? PageDescription()
        (page, search) = outer
        if described.hidesBar {
            described.bar.items = []
            described.bar.title = nil
        }
        return (described, elements)
    }

    /// Gives states to what a person can use in a part.
    mutating func marking(_ states: Element.States, _ build: (inout ScreenBuilder) -> Void) {
        changing({ $0.mark(states) }, in: build)
    }

    /// Changes each element that a part adds.
    mutating func changing(_ change: (inout Element) -> Void, in build: (inout ScreenBuilder) -> Void) {
        let start = elements.count
        build(&self)
        for index in start..<max(start, elements.count) { change(&elements[index]) }
    }

    /// The texts of several elements as one accessibility label reads. An image adds only a label that it was given; a control that
    /// is nothing but an image is called by the image's name.
    static func label(of elements: [Element]) -> String {
        var label = ""
        addLabels(of: elements, to: &label)
        return label.isEmpty ? firstImage(in: elements)?.label ?? "" : label
    }

    private static func addLabels(of elements: [Element], to label: inout String) {
        for element in elements {
            switch element.role {
            case .image where element.style?.symbol == element.label: continue
            case .group where element.label.isEmpty, .section, .list, .form: addLabels(of: element.children, to: &label)
            default:
                if !label.isEmpty, !element.label.isEmpty { label += ", " }
                label += element.label
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

extension Element {
    /// A row's states are those of what is in it.
    fileprivate mutating func mark(_ states: States) {
        if handle != nil, role != .row { return self.states.formUnion(states) }
        for index in children.indices { children[index].mark(states) }
    }
}
