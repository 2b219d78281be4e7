import Foundation
import Glibc

/// What a learner hands in: a Swift file, or a folder of them.
public struct Solution: Sendable {
    /// As the person wrote it.
    public let path: String
    public let files: [SourceFile]
    /// The types that all files declare.
    let types: [DeclaredType]
    let tokens: [[SwiftToken]]

    /// In bytes, for all files together.
    public static let maximumSize = 1_000_000

    public init(contentsOf path: String) throws(Failure) {
        try self.init(contentsOf: [path])
    }

    /// Several files or folders that are one program; the first gives it its name.
    public init(contentsOf given: [String]) throws(Failure) {
        var paths: [String] = []
        for path in given { paths += try Self.sourcePaths(at: path).filter { !paths.contains($0) } }
        var files: [SourceFile] = []
        var left = Self.maximumSize
        for file in paths {
            let read = try Self.file(at: file, maximumBytes: left)
            left -= read.text.utf8.count
            files.append(read)
        }
        try self.init(path: given[0], files: files)
    }

    init(path: String, files: [SourceFile]) throws(Failure) {
        self.path = path
        self.files = files
        tokens = files.map { SwiftToken.tokens(of: $0.text) }
        types = DeclaredType.declared(in: tokens.flatMap(\.self))
        guard tokens.contains(where: { !$0.isEmpty }) else { throw .empty(path: path) }
    }

    /// The names of all views, in their order.
    public var viewNames: [String] { types.filter(\.isView).map(\.name) }

    /// Why a solution can't even be compiled.
    public enum Failure: Error, Hashable, Sendable {
        case missing(path: String)
        case unreadable(path: String, reason: Phrase)
        /// A folder without a Swift file.
        case noSource(folder: String)
        /// Nothing but comments and white space.
        case empty(path: String)
        case tooLarge(path: String)
        case notUTF8(path: String, position: SourcePosition)
    }

    private static func sourcePaths(at path: String) throws(Failure) -> [String] {
        switch kind(of: path) {
        case S_IFREG: return [path]
        case S_IFDIR:
            let paths = swiftFiles(in: path)
            guard !paths.isEmpty else { throw .noSource(folder: path) }
            return paths
        case nil where errno == ENOENT || errno == ENOTDIR: throw .missing(path: path)
        case nil: throw .unreadable(path: path, reason: .systemError(errno))
        default: throw .unreadable(path: path, reason: .notAFile)
        }
    }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// What lies beside the code in a solution that is a folder: plain files only, which a link isn't.
    var resources: [String] {
        guard Self.kind(of: path) == S_IFDIR, let names = FileManager.default.enumerator(atPath: path) else { return [] }
        return names.compactMap { $0 as? String }.filter { name in
            var status = stat()
            return lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG && !name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted()
    }

    private static func swiftFiles(in folder: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        let visible = names.compactMap { $0 as? String }.filter { name in
            name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return visible.sorted().map { prefix + $0 }.filter { kind(of: $0) == S_IFREG }
    }

    private static func file(at path: String, maximumBytes: Int) throws(Failure) -> SourceFile {
        var status = stat()
        if stat(path, &status) == 0, status.st_size > maximumBytes { throw .tooLarge(path: path) }
        do {
            return try SourceFile(contentsOf: path, maximumBytes: maximumBytes)
        } catch {
            throw Failure(error)
        }
    }
}

extension Solution.Failure {
    fileprivate init(_ failure: SourceFile.Failure) {
        switch failure {
        case .missing(let path): self = .missing(path: path)
        case .unreadable(let path): self = .unreadable(path: path, reason: .systemError(EACCES))
        case .tooLarge(let path, _, _): self = .tooLarge(path: path)
        case .notUTF8(let path, _, let position): self = .notUTF8(path: path, position: position)
        }
    }
}
