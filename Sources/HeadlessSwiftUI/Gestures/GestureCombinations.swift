// Gestures made of two others.

/// Both at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers {
        first._answers { ended(Value(first: $0)) }.merging(second._answers { ended(Value(second: $0)) })
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The second once the first has succeeded, which takes more than a script can do.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @frozen
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers { _GestureAnswers() }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The first or, where that fails, the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @frozen
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers {
        let first = first._answers { ended(.first($0)) }
        let second = second._answers { ended(.second($0)) }
        return _GestureAnswers(tap: first.tap ?? second.tap, hold: first.hold ?? second.hold)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
