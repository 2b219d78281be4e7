import Foundation

extension RunLoop.Mode {
    /// While a person scrolls, which nobody does here.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
