// What `import SwiftUI` brings with it on Apple's systems.
@_exported import HeadlessCombine
@_exported import HeadlessFoundation
@_exported import Observation
