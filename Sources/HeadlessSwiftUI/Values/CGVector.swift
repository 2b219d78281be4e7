/// A direction and how far in it. Apple's Core Graphics has it, Linux hasn't.
public struct CGVector: Hashable, Codable, Sendable {
    public var dx, dy: CGFloat
    public init() { self.init(dx: 0, dy: 0) }
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public static let zero = CGVector()
}
