// The gestures of the system's own.

/// One tap, or several in a row, which nobody makes here.
public struct TapGesture: Gesture {
    public typealias Body = Never
    public var count: Int
    nonisolated public init(count: Int = 1) { self.count = count }

    public func _answers(_ ended: @escaping (()) -> Void) -> _GestureAnswers {
        _GestureAnswers(tap: count == 1 ? { ended(()) } : nil)
    }
}

/// A tap and its place, which is the view's corner here.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    public var count: Int
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }

    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers {
        _GestureAnswers(tap: count == 1 ? { ended(Value(location: .zero)) } : nil)
    }
}

public struct LongPressGesture: Gesture {
    public typealias Body = Never
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    public func _answers(_ ended: @escaping (Bool) -> Void) -> _GestureAnswers { _GestureAnswers(hold: { ended(true) }) }
}

public struct DragGesture: Gesture {
    public typealias Body = Never
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
    }

    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers { _GestureAnswers() }
}

public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers { _GestureAnswers() }
}

public struct MagnificationGesture: Gesture {
    public typealias Body = Never
    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public func _answers(_ ended: @escaping (CGFloat) -> Void) -> _GestureAnswers { _GestureAnswers() }
}

public struct RotateGesture: Gesture {
    public typealias Body = Never
    public var minimumAngleDelta: Angle
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers { _GestureAnswers() }
}

public struct RotationGesture: Gesture {
    public typealias Body = Never
    public var minimumAngleDelta: Angle
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public func _answers(_ ended: @escaping (Angle) -> Void) -> _GestureAnswers { _GestureAnswers() }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let answers: (@escaping (Value) -> Void) -> _GestureAnswers

    public init<T: Gesture>(_ gesture: T) where T.Value == Value { answers = { gesture._answers($0) } }
    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers { answers(ended) }
}
