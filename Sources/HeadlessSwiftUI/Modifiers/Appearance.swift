// Light and dark, and what a control is tinted with.
extension View {
    /// The whole window's on a phone, here that of the view.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }

    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    nonisolated public func tint(_ tint: Color?) -> some View { self }
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }
    nonisolated public func labelsHidden() -> some View { self }
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is the same where `==` says so.
public struct EquatableView<Content: Equatable & View>: Equatable {
    public var content: Content

    public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}
