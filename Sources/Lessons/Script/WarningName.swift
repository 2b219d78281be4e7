/// A console warning of SwiftUI's, by the name that scripts and lessons give it.
public enum WarningName: String, CaseIterable, Hashable, Codable, Sendable {
    case missingDestination = "missing destination"
    case duplicateDestination = "duplicate destination"
    case destinationOutsideStack = "destination outside stack"
    case destinationInLazyContainer = "destination in lazy container"
    case homogeneousPath = "homogeneous path"
    case pathNotCodable = "path not codable"
    case multiplePathUpdates = "multiple path updates"
    case stateChangeDuringUpdate = "state change during update"
    case duplicateID = "duplicate id"
    case nestedStack = "nested stack"
    case pageBeneath = "page beneath"
    case missingTag = "missing tag"
    case secondSheet = "second sheet"
}
