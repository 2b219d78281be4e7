import Automation
import Lessons

/// Screens to judge, written short.
extension Element {
    static func text(_ label: String) -> Element { Element(.text, label: label) }

    static func button(_ label: String, _ handle: Int, _ states: States = []) -> Element {
        Element(.button, label: label, handle: handle, states: states)
    }

    static func link(_ label: String, _ handle: Int, _ states: States = []) -> Element {
        Element(.link, label: label, handle: handle, states: states)
    }

    /// A row that is a link.
    static func linkRow(_ label: String, _ handle: Int, _ states: States = .disclosure) -> Element {
        .row(label, [.link(label, handle)], states, handle: handle + 100)
    }

    static func row(_ label: String, _ children: [Element] = [], _ states: States = [], handle: Int? = nil) -> Element {
        Element(.row, label: label, handle: handle, states: states, children: children)
    }

    static func section(_ header: String, _ rows: [Element]) -> Element { Element(.section, label: header, children: rows) }

    static func list(_ children: [Element]) -> Element { Element(.list, children: children) }

    static func control(_ role: Role, _ label: String, _ value: String?, _ handle: Int, _ states: States = []) -> Element {
        var element = Element(role, label: label, handle: handle, states: states)
        element.value = value
        return element
    }

    static func field(_ prompt: String, _ value: String?, _ handle: Int, _ states: States = []) -> Element {
        var element = control(.field, "", value, handle, states)
        element.prompt = prompt
        return element
    }

    static func stack(
        _ title: String?, back: String? = nil, depth: Int = 0, items: [Element] = [], _ children: [Element]
    ) -> Element {
        var element = Element(.stack, label: title ?? "", children: children)
        element.bar = NavigationBar(title: title, back: back, depth: depth, items: items)
        return element
    }
}

extension Evidence {
    init(_ elements: Element..., presentation: Screen.Presentation? = nil) {
        self.init()
        screen = Screen(presentation: presentation, elements: elements)
    }

    init(path: [Value]?) {
        self.init()
        self.path = path
    }

    func with(_ change: (inout Evidence) -> Void) -> Evidence {
        var copy = self
        change(&copy)
        return copy
    }
}

extension LabelResolver {
    /// No labels at all.
    static let none = LabelResolver([], preferring: .english)
}

/// What a step would do.
func order(_ line: String, on evidence: Evidence, labels: LabelResolver = .none) throws -> Order {
    try step(line).order(on: evidence, texts: labels)
}

/// What a step that can't be done says, in English.
func refusal(_ line: String, on evidence: Evidence) throws -> String {
    let parsed = try step(line)
    do throws(Failure) {
        _ = try parsed.order(on: evidence, texts: .none)
    } catch {
        return "\(error.id): \(error.message.en)"
    }
    return "done"
}

/// What an expectation that isn't met says, in English; nil where it is.
func complaint(_ line: String, on evidence: Evidence) throws -> String? {
    try expectation("expect \(line)").failure(on: evidence, texts: .none)?.message.en
}
