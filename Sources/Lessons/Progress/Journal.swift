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

    /// Appends what the events so far make of it, while no one else can append. It comes after all of them.
    public func append(deciding decide: ([ProgressEvent]) -> ProgressEvent) throws(Failure) -> ProgressEvent {
        let file = try open()
        let events = Self.entries(in: try file.contents()).compactMap(\.event)
        let event = decide(events).following(events.max())
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

    /// The events of an exported journal, or of the JSON array that a page exports; and the numbers, from 1, of the lines that are
    /// neither events nor blank.
    public static func read(_ text: String) -> (entries: [JournalEntry], others: [Int]) {
        if let elements = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any] {
            return sorted(elements.enumerated().map { ($0 + 1, line(of: $1)) })
        }
        return sorted(SourceFile(path: "", text: text).lines.enumerated().map { ($0 + 1, String($1)) })
    }

    private static func sorted(_ lines: [(number: Int, text: String)]) -> (entries: [JournalEntry], others: [Int]) {
        let lines = lines.filter { !$0.text.allSatisfy(\.isWhitespace) }.map { ($0.number, JournalEntry(line: $0.text)) }
        return (lines.compactMap(\.1), lines.filter { $0.1 == nil }.map(\.0))
    }

    private static func line(of element: Any) -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
        let data = (try? JSONSerialization.data(withJSONObject: element, options: options)) ?? Data("null".utf8)
        return String(decoding: data, as: UTF8.self)
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
