import Foundation
import Testing

@testable import Lessons

struct FileWatchTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/A.swift" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func save(_ text: String, isAtomic: Bool = false) throws {
        try Data(text.utf8).write(to: URL(filePath: path), options: isAtomic ? .atomic : [])
    }

    /// What comes while `change` is done on another thread.
    private func event(on watch: FileWatch, while change: @escaping @Sendable () throws -> Void) -> FileWatch.Event {
        let thread = Thread { try? change() }
        thread.start()
        return watch.next()
    }

    @Test(arguments: [false, true])
    func `a save is told, whether events come or not`(isLooking: Bool) throws {
        try save("one")
        let watch = FileWatch([path], isLooking: isLooking)
        #expect(event(on: watch) { try save("two, longer") } == .changed)
    }

    @Test(arguments: [false, true])
    func `so is a file that an editor replaces`(isLooking: Bool) throws {
        try save("one")
        let watch = FileWatch([path], isLooking: isLooking)
        #expect(event(on: watch) { try save("two", isAtomic: true) } == .changed)
        #expect(event(on: watch) { try save("three", isAtomic: true) } == .changed)
    }

    @Test func `a file that comes into being later is told, and one beside it isn't`() throws {
        let watch = FileWatch([path])
        try Data().write(to: URL(filePath: folder.path + "/.A.swift.swp"))
        #expect(event(on: watch) { try save("one") } == .changed)
    }

    @Test func `a new file in a folder of sources is told`() throws {
        let watch = FileWatch([folder.path])
        #expect(event(on: watch) { try save("one") } == .changed)
    }

    @Test func `what can be read on the other descriptor ends the wait`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("q".utf8))
        #expect(FileWatch([path]).next(orInputOn: pipe.fileHandleForReading.fileDescriptor) == .input)
    }
}
