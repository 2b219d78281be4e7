// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// A solution's process loads FoundationNetworking, and the many libraries that it needs, only where the solution uses it.
let withoutNetworking = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking"], .when(configuration: .release))

let package = Package(
    name: "lessonctl",
    products: [
        .executable(name: "lessonctl", targets: ["lessonctl"]),
        .library(name: "HeadlessSwiftUI", type: .dynamic, targets: ["HeadlessSwiftUI"]),
    ],
    targets: [
        .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        .target(name: "Automation"),
        .macro(name: "SwiftUIMacros"),
        .target(name: "HeadlessCombine", swiftSettings: [withoutNetworking]),
        .target(name: "HeadlessFoundation", swiftSettings: [withoutNetworking]),
        .target(
            name: "HeadlessSwiftUI", dependencies: ["Automation", "HeadlessCombine", "HeadlessFoundation", "SwiftUIMacros"],
            // What the compiler proves, and debug builds check as they run, isn't checked again at every step of every solution.
            swiftSettings: [
                withoutNetworking,
                .unsafeFlags(["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"], .when(configuration: .release))
            ]),
        .target(
            name: "Lessons", dependencies: ["Automation", "CCmark"],
            resources: [.copy("Vocabulary/Languages"), .copy("Pages/Assets"), .copy("Checking/AppleNames.txt")]),
        .executableTarget(
            name: "lessonctl", dependencies: ["Lessons"],
            // It starts in a third of the time without Foundation's shared libraries. What those are linked with has to be named then.
            linkerSettings: [
                .unsafeFlags(
                    ["-static-stdlib", "-use-ld=lld"] + ["CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections"].map { "-l\($0)" },
                    .when(configuration: .release))
            ]),
        .executableTarget(
            name: "SolutionHost",
            // Its clock is for the libraries that it loads.
            linkerSettings: [
                .unsafeFlags(["clock_gettime", "gettimeofday", "time", "pthread_cond_timedwait", "lessonctl_set_clock"].flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] })
            ]),
        .executableTarget(name: "SurfaceTable", dependencies: ["Lessons", "HeadlessSwiftUI"]),
        .executableTarget(name: "Benchmarks", dependencies: ["HeadlessSwiftUI", "Automation", "Lessons", "CCmark"]),
        .testTarget(name: "HeadlessCombineTests", dependencies: ["HeadlessCombine"]),
        .testTarget(name: "HeadlessFoundationTests", dependencies: ["HeadlessFoundation"]),
        .testTarget(name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI", "Automation"]),
        .testTarget(name: "LessonsTests", dependencies: ["Lessons", "Automation"], exclude: ["PageText/Pages", "Contract/Programs", "Oracles/Programs"]),
        .testTarget(name: "lessonctlTests", dependencies: ["lessonctl", "Lessons"]),
        .testTarget(name: "SurfaceTableTests", dependencies: ["SurfaceTable", "Lessons"]),
        .testTarget(name: "CourseTests", dependencies: ["Lessons"], exclude: ["Solutions"]),
    ],
    swiftLanguageModes: [.v6]
)
