import Foundation

/// Speaks the Language Server Protocol to a server of its own: JSON-RPC over standard input and output.
final class LanguageServer {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received = Data()
    private var lastIdentifier = 0

    init(executable: String) throws {
        process.executableURL = URL(filePath: executable)
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    func notify(_ method: String, _ parameters: [String: Any]) throws {
        try send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    /// Sends a request and waits for its result; other messages that come meanwhile are left aside.
    func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
        lastIdentifier += 1
        try send(["jsonrpc": "2.0", "id": lastIdentifier, "method": method, "params": parameters])
        while let message = try nextMessage() {
            if message["method"] == nil, message["id"] as? Int == lastIdentifier { return message["result"] }
            if let asked = message["id"], message["method"] != nil { try send(["jsonrpc": "2.0", "id": asked, "result": NSNull()]) }
        }
        return nil
    }

    private func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: message)
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    /// Nil once the server has gone.
    private func nextMessage() throws -> [String: Any]? {
        while true {
            if let message = try takeMessage() { return message }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            received += more
        }
    }

    private func takeMessage() throws -> [String: Any]? {
        guard let end = received.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        let length = head.split(separator: "\r\n").compactMap { $0.split(separator: ": ").last.flatMap { Int($0) } }.first ?? 0
        guard received.distance(from: end.upperBound, to: received.endIndex) >= length else { return nil }
        let body = received[end.upperBound..<end.upperBound + length]
        received = Data(received[(end.upperBound + length)...])
        return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
    }
}
