import Foundation
import Testing

@testable import Lessons

struct SolutionTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private func failure(_ data: Data) throws -> Solution.Failure? {
        let path = scratch.path + "/Solution.swift"
        try data.write(to: URL(filePath: path))
        do {
            _ = try Solution(contentsOf: path)
            return nil
        } catch {
            return error
        }
    }

    private var path: String { scratch.path + "/Solution.swift" }

    @Test func `a file that isn't there is missing`() {
        #expect(throws: Solution.Failure.missing(path: path)) { try Solution(contentsOf: path) }
    }

    @Test(arguments: ["", " \n\t\n", "// nothing yet\n/* nor /* here */ */\n", "\u{FEFF}"])
    func `comments and white space are an empty solution`(text: String) throws {
        #expect(try failure(Data(text.utf8)) == .empty(path: path))
    }

    @Test func `more than a megabyte is too large`() throws {
        #expect(try failure(Data(repeating: UInt8(ascii: "/"), count: 1_000_001)) == .tooLarge(path: path))
    }

    @Test func `text in another encoding is said with its first wrong place`() throws {
        let latin1 = Data("let a = 1\nlet ä = \"".utf8) + [0xFC] + Data("\"".utf8)
        #expect(try failure(latin1) == .notUTF8(path: path, position: SourcePosition(line: 2, column: 10)))
    }

    @Test func `what isn't a file can't be read`() {
        #expect(throws: Solution.Failure.unreadable(path: "/dev/zero", reason: .notAFile)) { try Solution(contentsOf: "/dev/zero") }
    }

    @Test func `a folder is all its Swift files`() throws {
        try scratch.write("struct B {}", to: "app/Views/B.swift")
        try scratch.write("struct A {}", to: "app/A.swift")
        try scratch.write("not Swift", to: "app/notes.txt")
        try scratch.write("struct C {}", to: "app/.build/C.swift")
        let solution = try Solution(contentsOf: scratch.path + "/app")
        #expect(solution.files.map { $0.path.dropFirst(scratch.path.count) } == ["/app/A.swift", "/app/Views/B.swift"])
    }

    @Test func `a folder without a Swift file has no source`() throws {
        try scratch.write("not Swift", to: "app/notes.txt")
        #expect(throws: Solution.Failure.noSource(folder: scratch.path + "/app")) { try Solution(contentsOf: scratch.path + "/app") }
    }
}
