/// Whether the app is in front, about to come or go, or away.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}
