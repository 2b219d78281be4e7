import Automation
import Foundation

/// A solution's program: commands going in, replies coming back, and what the learner's code prints. The host's process for it loads
/// the solution, and then runs each scenario in a process of its own.
public final class Program {
    /// What the learner's code has printed, at most 1 MB of it.
    public private(set) var console = CappedText(limit: outputLimit)
    /// What came on standard error since the last command was sent: Swift's last words, and where the code stood.
    public private(set) var errors = CappedText(limit: 100_000, keepsEnd: true)

    /// In bytes, for a program's whole life; what prints more is stopped.
    private static let outputLimit = 1_000_000
    private var outputCount = 0

    let host: Host
    /// Standard output, standard error, and that for commands and replies.
    private let connections: [Descriptor]
    private var replies = FrameReader()
    /// Those of the commands that are under way. They can't be guessed by what else might write to the connection.
    private var numbers: [UInt32] = []
    /// Those of commands whose replies nobody waits for any more, since the app ended before.
    private var abandoned: Set<UInt32> = []

    /// - Parameter number: which of the host's programs, from 0. Each has one owner.
    init(_ number: Int, of host: Host) {
        self.host = host
        connections = host.connections(ofProgram: number)
    }

    /// Where an app of that name keeps its files. The app's process makes the folder.
    public func container(named name: String) -> String { host.containers + "/" + name }

    /// Whether the program is gone, so that no scenario can begin any more.
    public private(set) var isClosed = false

    /// Ends the program, and waits until it has let go of its connections.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        connections[2].closeForWriting()
        let deadline = ContinuousClock.now + .seconds(1)
        while !connections[2].isAtEnd.load(ordering: .relaxed), Poll.wait(for: connections, until: deadline) {
            readOutput()
            connections[2].drain { _ in }
        }
        if !connections[2].isAtEnd.load(ordering: .relaxed) { host.process.end() }
        readOutput()
    }

    /// Sends a command and waits for the reply.
    ///
    /// - Parameter timeLimit: real time; the program's own limits are meant to come first.
    /// - Throws: what has gone wrong instead. After `crashed`, `exited` and `limit` another scenario can begin; after the others
    ///   the program is of no use any more.
    public func send(_ command: Command, timeLimit: Duration = .seconds(30)) throws(Failure) -> Reply {
        try send([command], timeLimit: timeLimit)[0]
    }

    /// Sends several commands at once and waits for the replies to all: the program goes from one to the next without us.
    public func send(_ commands: [Command], timeLimit: Duration = .seconds(30)) throws(Failure) -> [Reply] {
        let deadline = ContinuousClock.now + timeLimit
        var frames: [UInt8] = []
        for command in commands {
            let number = UInt32.random(in: 1...UInt32.max)
            numbers.append(number)
            frames += Frame.bytes(of: command, number: number)
        }
        readOutput()
        errors = CappedText(limit: 100_000, keepsEnd: true)
        guard connections[2].write(frames) else { throw broken(.hungUp) }
        defer {
            abandoned.formUnion(numbers)
            numbers = []
        }
        return try replies(to: commands, until: deadline)
    }

    private func replies(to commands: [Command], until deadline: ContinuousClock.Instant) throws(Failure) -> [Reply] {
        var replies: [Reply] = []
        for command in commands {
            replies.append(try reply(to: command, number: numbers[0], until: deadline))
            numbers.removeFirst()
        }
        return replies
    }

    private func reply(to command: Command, number: UInt32, until deadline: ContinuousClock.Instant) throws(Failure) -> Reply {
        let reply = try nextReply(to: number, until: deadline)
        switch reply {
        case .limit(let limit):
            _ = try? nextReply(to: number, until: deadline)
            throw .limit(limit)
        case .ended(.signal(let signal)): throw .crashed(signal: signal)
        case .ended(.exit(let status)) where !command.endsApp: throw .exited(status: status)
        default: return reply
        }
    }

    /// What can go wrong with a program instead of a reply.
    public enum Failure: Error, Hashable, Sendable {
        /// The app has trapped or was killed.
        case crashed(signal: Int32)
        /// The app has ended itself.
        case exited(status: Int32)
        /// The app was stopped.
        case limit(Reply.Limit)
        /// No reply in time.
        case silent
        /// The host has ended, or something has closed the connection.
        case hungUp
        /// What came wasn't a reply: something else writes to the connection.
        case garbled
    }

    /// What no command has asked for, the end of the app, has the number 0.
    private func nextReply(to number: UInt32, until deadline: ContinuousClock.Instant) throws(Failure) -> Reply {
        while true {
            switch replies.next() {
            case .frame(let answered, let body):
                guard let reply = try? Reply(ofFrame: body) else { throw broken(.garbled) }
                if abandoned.remove(answered) != nil { continue }
                guard answered == 0 || answered == number else { throw broken(.garbled) }
                readOutput()
                return reply
            case .malformed: throw broken(.garbled)
            case .incomplete: try receive(until: deadline)
            }
        }
    }

    /// Waits for more of a reply, and takes what is printed meanwhile.
    private func receive(until deadline: ContinuousClock.Instant) throws(Failure) {
        guard Poll.wait(for: connections, until: deadline) else { throw broken(.silent) }
        readOutput()
        if isFlooding { throw broken(.limit(.output)) }
        guard let bytes = connections[2].readAvailable() else { return }
        if bytes.isEmpty { throw broken(.hungUp) }
        replies.append(bytes)
    }

    /// What is there of standard output and standard error, in bounded portions: a program may print without end.
    private func readOutput() {
        for connection in connections.prefix(2) { connection.drain { take($0, from: connection) } }
    }

    /// Whether it has printed more than a program may.
    private var isFlooding: Bool { outputCount > Self.outputLimit }

    private func take(_ bytes: [UInt8], from connection: Descriptor) {
        outputCount += bytes.count
        switch connection {
        case connections[0]: console.append(bytes)
        case connections[1]: errors.append(bytes)
        default: break
        }
    }

    private func broken(_ failure: Failure) -> Failure {
        close()
        return failure
    }
}

extension Command {
    fileprivate var endsApp: Bool {
        if case .end = self { true } else { false }
    }
}
