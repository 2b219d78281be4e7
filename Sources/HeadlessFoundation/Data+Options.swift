import Foundation

extension Data.WritingOptions {
    /// The older name.
    public static let atomicWrite = Data.WritingOptions.atomic
}
