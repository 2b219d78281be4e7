// What `import Foundation` brings with it on Apple's systems.
@_exported import Foundation
@_exported import FoundationNetworking
