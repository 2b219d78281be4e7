/// What a person does with a view. A tap and a long press can be made here; movements can't.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency
    var body: Body { get }

    /// What the gesture answers, once it has ended. Programs don't implement it.
    @MainActor @preconcurrency
    func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers
}

extension Gesture {
    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers {
        body._answers { if let value = $0 as? Value { ended(value) } }
    }
}

extension Gesture where Body == Never {
    public var body: Never { stop("body() should not be called on \(Self.self).") }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// What runs for a tap and for a long press.
public struct _GestureAnswers {
    var tap: (() -> Void)?
    var hold: (() -> Void)?

    /// Both gestures at once.
    func merging(_ other: _GestureAnswers) -> _GestureAnswers {
        func both(_ a: (() -> Void)?, _ b: (() -> Void)?) -> (() -> Void)? {
            guard let a, let b else { return a ?? b }
            return {
                a()
                b()
            }
        }
        return _GestureAnswers(tap: both(tap, other.tap), hold: both(hold, other.hold))
    }
}

/// A gesture with something done to what it gives.
public struct _DerivedGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let derive: (Base.Value) -> Value

    nonisolated init(base: Base, derive: @escaping (Base.Value) -> Value) { (self.base, self.derive) = (base, derive) }

    public func _answers(_ ended: @escaping (Value) -> Void) -> _GestureAnswers {
        base._answers { ended(derive($0)) }
    }
}

extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _DerivedGesture(base: self) { value in
            action(value)
            return value
        }
    }

    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _DerivedGesture(base: self) { value in
            action(value)
            return value
        }
    }

    nonisolated public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void)
        -> GestureStateGesture<Self, State> {
        _DerivedGesture(base: self) { $0 }
    }

    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _DerivedGesture(base: self, derive: body) }
}

public typealias _EndedGesture<Content: Gesture> = _DerivedGesture<Content, Content.Value>
public typealias _ChangedGesture<Content: Gesture> = _DerivedGesture<Content, Content.Value>
public typealias GestureStateGesture<Base: Gesture, State> = _DerivedGesture<Base, Base.Value>
public typealias _MapGesture<Content: Gesture, Value> = _DerivedGesture<Content, Value>
