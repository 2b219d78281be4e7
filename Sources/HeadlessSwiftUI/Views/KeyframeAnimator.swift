import Foundation

/// Takes a value along keyframes. Nothing moves here: it stays at the first.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
    let value: Value
    let content: (Value) -> Content

    public init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
                @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) {
        (value, self.content) = (initialValue, content)
    }

    public init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
                @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) {
        (value, self.content) = (initialValue, content)
    }
}

extension KeyframeAnimator: View {
    public var body: some View { content(value) }
}

extension View {
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(view: self), initialValue)
    }

    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(view: self), initialValue)
    }
}

public protocol Keyframes<Value> {
    associatedtype Value
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {
    public typealias Value = Root
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {}
    public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}

/// Several keyframes, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// The tracks of several parts, at the same time.
public struct _KeyframeTracks<Value>: Keyframes {}

@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> _KeyframeTracks<Value> where Content.Value == Value {
        _KeyframeTracks()
    }
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }
    public static func buildBlock<K: Keyframes>(_ track: K) -> K where K.Value == Value { track }
    public static func buildBlock<First: Keyframes, each Rest: Keyframes>(_ first: First, _ rest: repeat each Rest) -> _KeyframeTracks<Value> {
        _KeyframeTracks()
    }
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildBlock<each Content: KeyframeTrackContent>(_ content: repeat each Content) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }
    public static func buildOptional<K: KeyframeTrackContent>(_ content: K?) -> _KeyframeSequence<Value> { _KeyframeSequence() }
    public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeSequence<Value> { _KeyframeSequence() }
    public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeSequence<Value> { _KeyframeSequence() }
    public static func buildArray<K: KeyframeTrackContent>(_ contents: [K]) -> _KeyframeSequence<Value> { _KeyframeSequence() }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
}
