/// A view that is made for the room that it has. Nothing is measured here: the room is a phone's, or a tablet's.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: View {
    public var body: some View { Measured(content: content) }
}

private struct Measured<Content: View>: View {
    let content: (GeometryProxy) -> Content
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View { content(GeometryProxy(size: .screen(for: sizeClass))) }
}

extension CGSize {
    /// The screen of an iPhone upright, or of an iPad in landscape, in points.
    static func screen(for sizeClass: UserInterfaceSizeClass?) -> CGSize {
        sizeClass == .regular ? CGSize(width: 1194, height: 834) : CGSize(width: 393, height: 852)
    }
}

/// The room that a view has.
public struct GeometryProxy: Sendable {
    public let size: CGSize

    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public var containerCornerInsets: EdgeInsets { EdgeInsets() }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global, local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { .init() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name))) }
    public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named("scrollView") }
}

extension View {
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

    /// Called once with what is measured: the room doesn't change.
    nonisolated public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
                                                           action: @escaping (_ newValue: T) -> Void) -> some View {
        onAppear { action(transform(GeometryProxy(size: .screen(for: .compact)))) }
    }

    nonisolated public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
                                                           action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View {
        onAppear {
            let value = transform(GeometryProxy(size: .screen(for: .compact)))
            action(value, value)
        }
    }
}
