/// An outline. Its lines are kept, so that a program can ask for them; nothing draws them.
public struct Path: Equatable, Sendable {
    private var elements: [Element] = []

    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public init() {}

    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    public init(_ rect: CGRect) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { addRect(rect) }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { addRect(rect) }

    public var isEmpty: Bool { elements.isEmpty }

    public var currentPoint: CGPoint? { elements.last { $0.point != nil }?.point }

    /// The smallest rectangle around the path's points.
    public var boundingRect: CGRect {
        let points = elements.compactMap(\.point)
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(point) }

    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quadCurve(to: end, control: control)) }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                  CGPoint(x: rect.minX, y: rect.maxY)].map { $0.applying(transform) })
        closeSubpath()
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addRect(rect, transform: transform)
    }

    public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addRect(rect, transform: transform)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { addRect(rect, transform: transform) }

    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
                                transform: CGAffineTransform = .identity) {
        for angle in [startAngle, endAngle] {
            let point = CGPoint(x: center.x + radius * CGFloat(cos(angle.radians)), y: center.y + radius * CGFloat(sin(angle.radians)))
            if isEmpty { move(to: point.applying(transform)) } else { addLine(to: point.applying(transform)) }
        }
    }

    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
                                        transform: CGAffineTransform = .identity) {
        addArc(center: center, radius: radius, startAngle: startAngle, endAngle: Angle(radians: startAngle.radians + delta.radians),
               clockwise: delta.radians < 0, transform: transform)
    }

    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        addLine(to: tangent1End.applying(transform))
        addLine(to: tangent2End.applying(transform))
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.applying(transform).elements
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.elements = elements.map { $0.applying(transform) }
        return path
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
    public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

extension Path.Element {
    fileprivate var point: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control): .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
