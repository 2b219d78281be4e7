import Foundation

/// Everything that a learner did, a JSON line an event. Lines are only ever added, under a lock, and are on the disk before the call
/// returns; so two writers, a kill at any moment and a power cut lose nothing that was said to be recorded.
public struct Journal: Hashable, Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    public enum Failure: Error, Equatable, Sendable {
        case unreadable(path: String, code: Int32)
        case notWritten(path: String, code: Int32)
        case notLocked(path: String, code: Int32)
        /// Another process has kept the journal for half a minute.
        case busy(path: String)
        /// The file holds something else, which stays untouched.
        case notAJournal(path: String)
    }

    /// The lines that are events, in the order of the file; none where there is no file. What a kill has torn is passed over.
    public func entries() throws(Failure) -> [JournalEntry] {
        guard let file = try LockedFile.open(path, for: .reading) else { return [] }
        return Self.entries(in: try file.contents())
    }

    public func events() throws(Failure) -> [ProgressEvent] {
        try entries().compactMap(\.event)
    }

    public func append(_ event: ProgressEvent) throws(Failure) {
        let file = try open()
        try append([entry(event)], to: file)
    }

    /// Appends what the events so far make of it, while no one else can append.
    public func append(deciding decide: ([ProgressEvent]) -> ProgressEvent) throws(Failure) -> ProgressEvent {
        let file = try open()
        let event = decide(Self.entries(in: try file.contents()).compactMap(\.event))
        try append([entry(event)], to: file)
        return event
    }

    /// Adds the entries that the journal doesn't hold yet, known by their ids, each as it was written.
    ///
    /// - Returns: how many were new.
    public func merge(_ entries: [JournalEntry]) throws(Failure) -> Int {
        let file = try open()
        var known = Set(Self.entries(in: try file.contents()).map(\.id))
        let new = entries.filter { known.insert($0.id).inserted }
        try append(new, to: file)
        return new.count
    }

    /// The lines that are events, and the numbers, from 1, of those that are neither that nor blank.
    public static func read(_ text: String) -> (entries: [JournalEntry], others: [Int]) {
        var result: (entries: [JournalEntry], others: [Int]) = ([], [])
        for (number, line) in SourceFile(path: "", text: text).lines.enumerated() {
            if let entry = JournalEntry(line: String(line)) {
                result.entries.append(entry)
            } else if !line.allSatisfy(\.isWhitespace) {
                result.others.append(number + 1)
            }
        }
        return result
    }

    private func open() throws(Failure) -> LockedFile {
        guard let file = try LockedFile.open(path, for: .appending) else { throw .notWritten(path: path, code: ENOENT) }
        guard let first = file.byte(at: .first), first != UInt8(ascii: "{") else { return file }
        throw .notAJournal(path: path)
    }

    private func entry(_ event: ProgressEvent) throws(Failure) -> JournalEntry {
        do {
            return try JournalEntry(event)
        } catch {
            throw .notWritten(path: path, code: EINVAL)
        }
    }

    /// A torn last line gets an end first, or it would swallow the next event.
    private func append(_ entries: [JournalEntry], to file: borrowing LockedFile) throws(Failure) {
        guard !entries.isEmpty else { return }
        let lines = entries.map { $0.line + "\n" }.joined()
        let isTorn = file.byte(at: .last).map { $0 != UInt8(ascii: "\n") } ?? false
        try file.append(Data(((isTorn ? "\n" : "") + lines).utf8))
    }

    private static func entries(in data: Data) -> [JournalEntry] {
        data.split(separator: UInt8(ascii: "\n")).compactMap { JournalEntry(line: String(decoding: $0, as: UTF8.self)) }
    }
}
