// Menus of a Mac's or iPad's menu bar, which a phone doesn't have: they are compiled, and that is all.

@MainActor
@preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
    public var body: Never { stop("body() should not be called on \(Self.self).") }
}

extension Never: Commands {}

@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Commands, each Rest: Commands>(_ first: First, _ rest: repeat each Rest) -> EmptyCommands { EmptyCommands() }
    public static func buildOptional<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
}

public struct EmptyCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

public struct SidebarCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

public struct ToolbarCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}

public struct TextEditingCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}
}
