import Foundation
import Testing

@testable import Lessons

struct FileReplacingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var path: String { folder.path + "/a.md" }

    @Test(arguments: [0o600, 0o640, 0o755])
    func `a file keeps its mode`(mode: Int) throws {
        try folder.write("old", to: "a.md")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        try Data("new".utf8).replaceFile(at: path)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
        #expect(FileManager.default.contents(atPath: path) == Data("new".utf8))
    }

    @Test func `a link stays, and what it leads to is replaced`() throws {
        try folder.write("old", to: "elsewhere/b.md")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "elsewhere/b.md")
        try Data("new".utf8).replaceFile(at: path)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "elsewhere/b.md")
        #expect(FileManager.default.contents(atPath: folder.path + "/elsewhere/b.md") == Data("new".utf8))
    }

    @Test func `a new file is made, and nothing else left behind`() throws {
        try Data("new".utf8).replaceFile(at: path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.md"])
    }

    @Test func `a device stays one`() throws {
        try Data("new".utf8).replaceFile(at: "/dev/null")
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func `a folder that isn't there is the reason`() {
        #expect(throws: POSIXError(.ENOENT)) { try Data().replaceFile(at: folder.path + "/nowhere/a.md") }
    }

    @Test func `a byte order mark stays when lint puts something else right`() throws {
        let bench = try LintBench()
        try bench.folder.write(Data("\u{FEFF}".utf8) + Data(bench.text().replacing("lesson:", with: "leson:").utf8), to: "Content/de/ways.md")
        try bench.fix()
        #expect(FileManager.default.contents(atPath: bench.path()) == Data(("\u{FEFF}" + LintBench.german).utf8))
    }
}
