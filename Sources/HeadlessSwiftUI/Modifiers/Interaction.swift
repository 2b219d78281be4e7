// Pointers, feedback: nobody does such things here.
extension View {
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    nonisolated public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void)
        -> some View { self }
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T,
                                                          condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?)
        -> some View { self }
    nonisolated public func help(_ text: Text) -> some View { self }
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
    nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void) -> some View { self }
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

@frozen
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

    public struct Weight: Equatable, Sendable {
        private let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    public struct Flexibility: Equatable, Sendable {
        private let name: String
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }
}
