import Foundation

/// What lies around the tool's own binary.
struct Installation {
    /// The folder of the binary itself, links followed.
    let folder: String

    init() {
        let binary = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        folder = URL(fileURLWithPath: binary).deletingLastPathComponent().path
    }

    /// The folder that holds what a solution is compiled against: the binary's own, else `../lib/lessonctl`; nil where neither does.
    var runtime: String? {
        [folder, URL(fileURLWithPath: folder + "/../lib/lessonctl").standardized.path].first { folder in
            ["libHeadlessSwiftUI.so", "Modules/HeadlessSwiftUI.swiftmodule"].allSatisfy {
                FileManager.default.fileExists(atPath: "\(folder)/\($0)")
            }
        }
    }
}
