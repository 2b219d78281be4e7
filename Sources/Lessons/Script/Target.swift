/// Which thing on the screen a statement means.
public struct Target: Hashable, Codable, Sendable {
    /// Nil where the script doesn't say it.
    public var kind: Kind?
    public var name: Name
    public var container: Container?

    public init(_ kind: Kind? = nil, _ name: Name, in container: Container? = nil) {
        (self.kind, self.name, self.container) = (kind, name, container)
    }

    public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        case button, link, row, tab, field, toggle, picker, slider, stepper, image, section, menu
    }

    public enum Name: Hashable, Codable, Sendable {
        case text(ScriptText)
        /// From 1, among those of the kind, in reading order.
        case position(Int)
    }

    public enum Container: Hashable, Codable, Sendable {
        case toolbar
        /// The section, list, menu, alert or sheet of that title, or the row of that label.
        case named(ScriptText)
    }
}

extension Target {
    /// As the script has it.
    public var source: String {
        let place = container.map { " in \($0.source)" } ?? ""
        return (kind.map { "\($0.rawValue) " } ?? "") + name.source + place
    }
}

extension Target.Name {
    public var source: String {
        switch self {
        case .text(let text): text.source
        case .position(let position): String(position)
        }
    }
}

extension Target.Container {
    public var source: String {
        switch self {
        case .toolbar: "toolbar"
        case .named(let text): text.source
        }
    }
}
