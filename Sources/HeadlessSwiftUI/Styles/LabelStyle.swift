/// How labels look.
@MainActor
@preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
    public let title: Title
    public let icon: Icon

    public struct Title: StylePart { let view: any View }
    public struct Icon: StylePart { let view: any View }
}

/// What is seen of a label.
enum LabelLook { case titleAndIcon, titleOnly, iconOnly }

protocol SystemLabelStyle: LabelStyle {
    nonisolated var look: LabelLook { get }
}

extension SystemLabelStyle {
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

public struct DefaultLabelStyle: SystemLabelStyle {
    nonisolated public init() {}
    nonisolated var look: LabelLook { .titleAndIcon }
}

public struct TitleAndIconLabelStyle: SystemLabelStyle {
    nonisolated public init() {}
    nonisolated var look: LabelLook { .titleAndIcon }
}

public struct TitleOnlyLabelStyle: SystemLabelStyle {
    nonisolated public init() {}
    nonisolated var look: LabelLook { .titleOnly }
}

public struct IconOnlyLabelStyle: SystemLabelStyle {
    nonisolated public init() {}
    nonisolated var look: LabelLook { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: TitleAndIconLabelStyle { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { .init() } }

private enum LabelLookKey: EnvironmentKey { static var defaultValue: LabelLook { .titleAndIcon } }

extension EnvironmentValues {
    var labelLook: LabelLook {
        get { self[LabelLookKey.self] }
        set { self[LabelLookKey.self] = newValue }
    }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        self.style(style, isSystems: style is any SystemLabelStyle) { $0.makeBody(configuration: $1) }
            .environment(\.labelLook, (style as? any SystemLabelStyle)?.look ?? .titleAndIcon)
    }
}
