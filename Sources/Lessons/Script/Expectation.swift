import Automation

/// What must then be on the path and on the screen.
public struct Expectation: Hashable, Codable, Sendable {
    public var subject: Subject
    /// `expect no …`: what must not be there.
    public var isNegated: Bool

    public init(_ subject: Subject, isNegated: Bool = false) {
        (self.subject, self.isNegated) = (subject, isNegated)
    }

    public enum Subject: Hashable, Codable, Sendable {
        case path(Path)
        case depth(Int)
        case title(ScriptText)
        /// Nil: any back button.
        case back(ScriptText?)
        case text(ScriptText, in: Target.Container?)
        /// A part of a text.
        case part(ScriptText, in: Target.Container?)
        case element(Target, [State])
        case rows(ListPattern<RowPattern>, in: Target.Container?)
        case value(ScriptText, of: Target)
        case presentation(Screen.Presentation.Kind, ScriptText?)
        case focus(ScriptText?)
        /// Any of these; any at all where the list is empty.
        case warning([WarningName])
        case console(ScriptText)
        /// Nil: anything.
        case stored(ScriptText?)
        case created(type: String, count: Int)
    }

    public enum Path: Hashable, Codable, Sendable {
        case whole(ListPattern<PathPattern>)
        case startsWith(ListPattern<PathPattern>)
        case endsWith(ListPattern<PathPattern>)
        case isEmpty
        case isNotEmpty
    }

    public enum State: String, CaseIterable, Hashable, Codable, Sendable {
        case enabled, disabled, selected
        /// Draws a chevron.
        case disclosure
    }
}
