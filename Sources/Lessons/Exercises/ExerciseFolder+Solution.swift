import Foundation

extension ExerciseFolder {
    public enum Start: Equatable, Sendable {
        case made
        /// A working file was there and is as it was.
        case alreadyThere
    }

    public enum Reset: Equatable, Sendable {
        /// There was nothing to keep.
        case made
        /// The working file was the starter, word for word.
        case unchanged
        /// The old working file has moved to that path, beside the new one.
        case kept(String)
    }

    /// Makes the working file from the starter, unless there is one. Another program sees the whole file or none.
    public func start() throws(Failure) -> Start {
        let draft = try draftOfStarter()
        defer { unlink(draft) }
        return try link(draft, as: solution) ? .made : .alreadyThere
    }

    /// Makes the working file from the starter again. There is a working file at every moment of it.
    public func reset() throws(Failure) -> Reset {
        let draft = try draftOfStarter()
        defer { unlink(draft) }
        if try link(draft, as: solution) { return .made }
        if FileManager.default.contentsEqual(atPath: solution, andPath: draft) { return .unchanged }
        let kept = try keepSolution()
        guard rename(draft, solution) == 0 else { throw .notWritten(path: solution, code: errno) }
        return .kept(kept)
    }

    /// Gives the working file the first free name of `Solution.1.swift`, `Solution.2.swift` …
    private func keepSolution() throws(Failure) -> String {
        var number = 1
        while true {
            let path = "\(self.path)/Solution.\(number).swift"
            if try link(solution, as: path) { return path }
            number += 1
        }
    }

    /// A copy of the starter under a name of its own, ready to be linked into place.
    private func draftOfStarter() throws(Failure) -> String {
        let starter: SourceFile
        do throws(SourceFile.Failure) {
            starter = try SourceFile(contentsOf: self.starter)
        } catch {
            throw .course(error)
        }
        let draft = "\(path)/.Solution.\(UUID().uuidString)"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .notWritten(path: solution, code: errno) }
        defer { close(descriptor) }
        do {
            try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(starter.text.utf8))
        } catch {
            let code = errno
            unlink(draft)
            throw .notWritten(path: solution, code: code)
        }
        return draft
    }

    /// Gives a file a second name; false where that name is taken.
    private func link(_ path: String, as name: String) throws(Failure) -> Bool {
        if Glibc.link(path, name) == 0 { return true }
        guard errno == EEXIST else { throw .notWritten(path: name, code: errno) }
        return false
    }
}
