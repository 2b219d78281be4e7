import Foundation
import Synchronization
import Testing

@testable import Lessons

/// Debian's Chromium, started once for all tests and spoken to over its debugging pipe. Every page has a store of its own.
final class Browser: Sendable {
    static let program = "/usr/bin/chromium"
    static let isThere = FileManager.default.isExecutableFile(atPath: program)
    static let shared = Mutex<Browser?>(nil)

    private let connection: Connection

    /// Opens a new page with the file; its width is 1,000 points.
    static func page(_ path: String, fragment: String = "", width: Int = 1_000, isDark: Bool = false) throws -> BrowserPage {
        let connection = try shared.withLock { browser in
            let running = try browser ?? Browser()
            browser = running
            return running.connection
        }
        return try BrowserPage(connection, path: path, fragment: fragment, width: width, isDark: isDark)
    }

    private init() throws {
        connection = try Connection()
    }

    /// Commands go out and answers come in one at a time, whichever test asks.
    final class Connection: Sendable {
        private let state: Mutex<State>

        private struct State: ~Copyable {
            let process: Subprocess
            var buffer: [UInt8] = []
            var lastNumber = 0
            var events: [[String: Any]] = []
        }

        init() throws {
            let profile = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)").path
            let flags = [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "--no-first-run",
                "--disable-dev-shm-usage", "--user-data-dir=\(profile)", "about:blank",
            ]
            let environment = ["PATH": "/usr/bin:/bin", "HOME": profile, "LANG": "C.UTF-8"]
            let words = ["-c", #"mkdir -p "$HOME"; "$@" >/dev/null 2>&1; rm -rf "$HOME""#, "sh", Browser.program] + flags
            let invocation = Invocation(executable: "/bin/sh", arguments: words, environment: environment)
            state = Mutex(State(process: try Subprocess(invocation, streams: [0, 0, 1, 1])))
        }

        /// - Returns: the answer's result.
        func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
            var message: [String: Any] = ["method": method, "params": parameters]
            message["sessionId"] = session
            let sent = Box(message)
            return try state.withLock { state in
                state.lastNumber += 1
                var message = sent.value
                message["id"] = state.lastNumber
                let data = try JSONSerialization.data(withJSONObject: message)
                guard state.process.connections[1].write(Array(data) + [0]) else { throw Failure("the browser has gone") }
                while true {
                    let answer = try Self.next(&state)
                    guard answer["id"] as? Int == state.lastNumber else { state.events.append(answer); continue }
                    if let error = answer["error"] { throw Failure("\(method): \(error)") }
                    return Box(answer["result"] as? [String: Any] ?? [:])
                }
            }.value
        }

        /// What was thrown and what the browser complained of on a page so far.
        func complaints(session: String) -> [String] {
            state.withLock { state in
                state.events.filter { event in
                    let method = event["method"] as? String
                    return event["sessionId"] as? String == session && (method == "Runtime.exceptionThrown" || method == "Log.entryAdded")
                }.map { "\($0["params"] ?? "")" }
            }
        }

        private static func next(_ state: inout State) throws -> [String: Any] {
            let deadline = ContinuousClock.now + .seconds(60)
            while true {
                if let end = state.buffer.firstIndex(of: 0) {
                    let message = Data(state.buffer[..<end])
                    state.buffer.removeFirst(end + 1)
                    return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
                }
                guard Poll.wait(for: [state.process.connections[1]], until: deadline) else { throw Failure("the browser doesn't answer") }
                guard let bytes = state.process.connections[1].readAvailable() else { continue }
                guard !bytes.isEmpty else { throw Failure("the browser has ended") }
                state.buffer += bytes
            }
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}

/// JSON that goes from one thread to another as a whole.
private struct Box: @unchecked Sendable {
    let value: [String: Any]

    init(_ value: [String: Any]) { self.value = value }
}

/// One page, with a store of its own that goes with it.
final class BrowserPage {
    private let connection: Browser.Connection
    private let context: String
    private let session: String

    fileprivate init(_ connection: Browser.Connection, path: String, fragment: String, width: Int, isDark: Bool) throws {
        self.connection = connection
        context = try #require(connection.send("Target.createBrowserContext")["browserContextId"] as? String)
        let target = try #require(
            connection.send("Target.createTarget", ["url": "about:blank", "browserContextId": context])["targetId"] as? String)
        session = try #require(connection.send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String)
        for domain in ["Page", "Runtime", "Log"] { try send("\(domain).enable") }
        try send("Emulation.setDeviceMetricsOverride", ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
        try send("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
        try send("Emulation.setFocusEmulationEnabled", ["enabled": true])
        try open(path, fragment: fragment)
    }

    deinit {
        _ = try? connection.send("Target.disposeBrowserContext", ["browserContextId": context])
    }

    func open(_ path: String, fragment: String = "") throws {
        let address = URL(fileURLWithPath: path).absoluteString + fragment
        try send("Page.navigate", ["url": address])
        try wait(for: "document.readyState === 'complete' && location.protocol === 'file:'")
    }

    func reload() throws {
        try evaluate("window.isOld = true")
        try send("Page.reload")
        try wait(for: "!window.isOld && document.readyState === 'complete'")
    }

    func keepDownloads(in folder: String) throws {
        _ = try connection.send("Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder, "browserContextId": context])
    }

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try connection.send(method, parameters, session: session)
    }

    /// What an expression is, promises awaited.
    @discardableResult
    func evaluate(_ expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
        if let exception = answer["exceptionDetails"] { throw Browser.Failure("\(expression): \(exception)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    func text(_ expression: String) throws -> String {
        try evaluate("String(\(expression))") as? String ?? ""
    }

    func isTrue(_ expression: String) throws -> Bool {
        try evaluate("Boolean(\(expression))") as? Bool ?? false
    }

    func click(_ selector: String) throws {
        try evaluate("document.querySelector(\(selector.debugDescription)).click()")
    }

    /// - Throws: where it isn't so within ten seconds.
    func wait(for condition: String) throws {
        let deadline = ContinuousClock.now + .seconds(10)
        while !((try? isTrue(condition)) ?? false) {
            guard ContinuousClock.now < deadline else { throw Browser.Failure("never came true: \(condition)") }
            usleep(20_000)
        }
    }

    /// Presses a key; modifiers: 2 is Control.
    func press(_ key: String, code: Int, modifiers: Int = 0) throws {
        for kind in ["rawKeyDown", "keyUp"] {
            try send("Input.dispatchKeyEvent", ["type": kind, "key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers])
        }
    }

    var complaints: [String] { connection.complaints(session: session) }
}
