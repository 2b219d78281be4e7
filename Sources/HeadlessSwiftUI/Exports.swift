// What `import SwiftUI` brings with it on Apple's systems.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import HeadlessCombine
@_exported import Observation
