import Foundation

/// A preview is nothing here: its code is checked by the compiler and leaves no trace in the program.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a property of a preview's that keeps state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

public struct Preview {
    /// Names the traits of previews that show a view.
    public enum ViewTraits {}
}

/// How a preview would be shown.
public struct PreviewTrait<Content>: Sendable {
    init() {}
}

extension PreviewTrait where Content == Preview.ViewTraits {
    public static var defaultLayout: Self { Self() }
    public static var sizeThatFitsLayout: Self { Self() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
    public static var portrait: Self { Self() }
    public static var portraitUpsideDown: Self { Self() }
    public static var landscapeLeft: Self { Self() }
    public static var landscapeRight: Self { Self() }
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// Puts the same surroundings around several previews.
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    static func makeSharedContext() async throws -> Context
    @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier is put around.
public struct PreviewModifierContent: View {
    public typealias Body = Never
    public var body: Never { neverShown() }
}

/// Previews don't run, so nothing of theirs is ever asked for its body.
private func neverShown() -> Never {
    preconditionFailure("A preview's content has no body.")
}
