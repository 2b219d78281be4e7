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

    public struct Title: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }

    public struct Icon: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }
}

/// What is seen of a label: a style of the system's own or the solution's.
enum LabelLook {
    case titleAndIcon, titleOnly, iconOnly
    case custom((LabelStyleConfiguration) -> any View)
}

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
        environment(\.labelLook, (style as? any SystemLabelStyle)?.look ?? .custom {
            StyleBody(style: style, configuration: $0) { $0.makeBody(configuration: $1) }
        })
    }
}
