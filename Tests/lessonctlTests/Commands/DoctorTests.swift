import Foundation
import Testing

struct DoctorTests {
    private let course: Course

    init() throws {
        course = try Course()
    }

    private func checks(path: String) throws -> (status: Int32, [String: [String: Any]]) {
        var tool = course.tool
        tool.environment = ["PATH": path]
        let result = try tool.run("doctor", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let checks = object?["checks"] as? [[String: Any]] ?? []
        return (result.status, Dictionary(uniqueKeysWithValues: checks.map { ($0["name"] as? String ?? "", $0) }))
    }

    @Test func `a machine without a compiler is told what to type`() throws {
        let (status, checks) = try checks(path: "/nowhere")
        #expect(status == 3)
        #expect(checks["swift"]?["state"] as? String == "missing")
        #expect((checks["swift"]?["command"] as? String)?.contains("swiftly") == true)
    }

    @Test func `a missing sandbox is told with its package, and is no failure by itself`() throws {
        let (_, checks) = try checks(path: "/nowhere")
        #expect(checks["bubblewrap"]?["state"] as? String == "optional")
        #expect((checks["bubblewrap"]?["command"] as? String)?.hasSuffix("apt-get install bubblewrap") == true)
    }

    @Test func `a compiler that doesn't run is missing`() throws {
        try course.write("#!/bin/sh\nexit 1\n", to: "bin/swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: course.path + "/bin/swiftc")
        let (status, checks) = try checks(path: course.path + "/bin")
        #expect(status == 3)
        #expect(checks["swift"]?["state"] as? String == "missing")
    }

    @Test func `the runtime is looked for beside the tool and in lib beside its folder`() throws {
        let binary = course.path + "/bin/lessonctl"
        try FileManager.default.createDirectory(atPath: course.path + "/bin", withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: Tool.binary.path, toPath: binary)
        func state() throws -> String? {
            let process = course.tool.process(["doctor", "--format", "json"])
            process.executableURL = URL(fileURLWithPath: binary)
            let object = try JSONSerialization.jsonObject(with: try process.output()) as? [String: Any]
            let checks = object?["checks"] as? [[String: Any]]
            return checks?.first { $0["name"] as? String == "HeadlessSwiftUI" }?["state"] as? String
        }
        #expect(try state() == "missing")
        try course.write("", to: "lib/lessonctl/libHeadlessSwiftUI.so")
        #expect(try state() == "missing")
        for part in ["Modules/HeadlessSwiftUI.swiftmodule", "SolutionHost", "SwiftUIMacros-tool"] {
            try course.write("", to: "lib/lessonctl/\(part)")
        }
        #expect(try state() == "ok")
    }
}
