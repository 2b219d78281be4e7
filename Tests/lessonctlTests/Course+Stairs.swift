import Foundation
import Lessons

extension Course {
    /// A course whose first exercise is a stairs of one step.
    static func withStairs() throws -> Course {
        let course = try Course()
        try course.write(stairsScript, to: "Exercises/exercise1/script.nav")
        try course.write(stairs(), to: "Exercises/exercise1/Starter.swift")
        try FileManager.default.createSymbolicLink(
            atPath: course.path + "/.lessonctl", withDestinationPath: try cachedFolder(course).path)
        return course
    }

    /// A folder whose compiler cache all these tests share, so that only the first fills it.
    private static func cachedFolder(_ course: Course) throws -> URL {
        let own = URL(filePath: course.path + "/lessonctl-state")
        let shared = Tool.binary.deletingLastPathComponent().appending(path: "lessonctl-test-cache")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: own.appending(path: "cache"), withDestinationURL: shared)
        return own
    }

    static let stairsScript = """
        root StairsView()
        label go    de "Los"     el "Πάμε"      en "Go"    ja "はじめる"
        label home  de "Anfang"  el "Στην αρχή"  en "Home"  ja "最初へ"
        scenario "climbs"
          tap go
          expect path [1]
        scenario "goes home"
          tap go
          tap home
          expect path is empty
            hint de "Leere den Pfad."  en "Empty the path."

        """

    static func stairs(go: String = "path.append(1)", home: String = "path.removeAll()", labels: [String] = ["Go", "Home"]) -> String {
        """
        import SwiftUI

        struct StairsView: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    Button("\(labels[0])") { \(go) }
                        .navigationDestination(for: Int.self) { _ in
                            Button("\(labels[1])") {
                                \(home)
                            }
                        }
                }
            }
        }

        """
    }
}

extension ProgressEvent.Kind {
    /// What happened, in short.
    var verbForTests: String {
        switch self {
        case .failed(_, _, let finding): "failed \(finding ?? "")"
        case .passed: "passed"
        default: "\(self)"
        }
    }
}
