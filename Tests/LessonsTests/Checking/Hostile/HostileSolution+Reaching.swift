import Foundation

extension HostileSolution {
    /// Those that reach for what isn't theirs. What they find they print.
    ///
    /// - Parameters:
    ///   - folder: one outside that everybody may read and write, with a file `secret`.
    ///   - port: where somebody listens on the loopback address.
    static func reaching(for folder: String, port: UInt16) -> [HostileSolution] {
        let secret = folder + "/secret"
        return [
            HostileSolution("reading a file", .harmless, action: "print((try? String(contentsOfFile: \"\(secret)\", encoding: .utf8)) ?? \"\")"),
            HostileSolution(
                "writing a file", .harmless, action: "try? Data(\"x\".utf8).write(to: URL(filePath: \"\(folder)/written\"))"),
            HostileSolution(
                "removing a file", .harmless, action: "try? FileManager.default.removeItem(atPath: \"\(secret)\")"),
            HostileSolution(
                "reading through a symbolic link", .harmless,
                action: """
                    try? FileManager.default.createSymbolicLink(atPath: "link", withDestinationPath: "\(secret)")
                    print((try? String(contentsOfFile: "link", encoding: .utf8)) ?? "")
                    """),
            HostileSolution(
                "writing through a symbolic link", .harmless,
                action: """
                    try? FileManager.default.createSymbolicLink(atPath: "link", withDestinationPath: "\(folder)/written")
                    FileManager.default.createFile(atPath: "link", contents: Data("x".utf8))
                    """),
            HostileSolution(
                "looking for everything", .harmless,
                action: """
                    for start in ["/", "/home", "/root", "\(folder)"] {
                        for case let path as String in FileManager.default.enumerator(atPath: start) ?? .init() where path.hasSuffix("secret") {
                            print((try? String(contentsOfFile: start + "/" + path, encoding: .utf8)) ?? "")
                        }
                    }
                    """),
            HostileSolution(
                "reading what other processes were told", .harmless,
                action: """
                    for process in 1..<70_000 {
                        for file in ["environ", "cmdline"] {
                            guard let data = FileManager.default.contents(atPath: "/proc/\\(process)/\\(file)") else { continue }
                            if String(decoding: data, as: UTF8.self).contains("swift-test") { print("secret-canary") }
                        }
                    }
                    """),
            HostileSolution(
                "another program", .harmless,
                action: """
                    let process = Process()
                    process.executableURL = URL(filePath: "/bin/sh")
                    process.arguments = ["-c", "cat \(secret); echo x > \(folder)/written"]
                    try? process.run()
                    """),
            HostileSolution(
                "the system's shell", .harmless, action: "_ = shell(\"cat \(secret); touch \(folder)/written\")",
                declarations: "@_silgen_name(\"system\") func shell(_ line: UnsafePointer<CChar>) -> Int32"),
            HostileSolution(
                "a connection to this machine", .harmless,
                action: """
                    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                    var address = sockaddr_in()
                    address.sin_family = sa_family_t(AF_INET)
                    address.sin_port = UInt16(\(port)).bigEndian
                    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
                    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
                    let result = withUnsafePointer(to: &address) {
                        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
                    }
                    if result == 0 { print("secret-canary") }
                    """),
            HostileSolution(
                "a library by its path", .harmless,
                action: """
                    if let library = dlopen("libc.so.6", RTLD_NOW), let symbol = dlsym(library, "creat") {
                        typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
                        _ = unsafeBitCast(symbol, to: Create.self)("\(folder)/written", 0o644)
                    }
                    """),
            HostileSolution(
                "changing the program's own files", .harmless,
                action: """
                    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
                    for path in Set(maps.split(separator: "\\n").compactMap { $0.split(separator: " ").last }) where path.hasPrefix("/") {
                        if open(String(path), O_WRONLY) >= 0 { print("secret-canary") }
                    }
                    """),
            HostileSolution(
                "higher limits", .harmless,
                action: """
                    var limit = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40)
                    if setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0 { print("secret-canary") }
                    if setuid(0) == 0 { print("secret-canary") }
                    """),
        ]
    }

    /// Those that change the world for who comes after them, or send signals.
    static let meddlers: [HostileSolution] = [
        HostileSolution("a signal to the parent", .refused(["crash"]), action: "kill(getppid(), SIGTERM); kill(getppid(), SIGKILL)"),
        HostileSolution("a signal to the first process", .harmless, action: "kill(1, SIGKILL)"),
        HostileSolution("a signal to the group", .refused(["crash"]), action: "kill(0, SIGKILL)"),
        HostileSolution("a signal to all", .refused(["crash"]), action: "kill(-1, SIGTERM); kill(-1, SIGKILL)"),
        HostileSolution(
            "another locale, clock zone and folder", .harmless,
            action: "setlocale(LC_ALL, \"C\"); setenv(\"TZ\", \"Asia/Tokyo\", 1); tzset(); setenv(\"HOME\", \"/\", 1); chdir(\"/\")"),
        HostileSolution("standard output closed", .harmless, action: "close(1); close(2)"),
        HostileSolution("threads that go on", .refused(["limit"]), action: "for _ in 0..<8 { Thread.detachNewThread { while true {} } }"),
        HostileSolution(
            "a process that goes on", .harmless,
            action: "if cloned() == 0 { setsid(); if cloned() == 0 { while true { sleep(1000) } }; _exit(0) }",
            declarations: "@_silgen_name(\"fork\") func cloned() -> Int32"),
        HostileSolution("defaults for the next", .harmless, action: "UserDefaults.standard.set(1, forKey: \"text\")"),
        HostileSolution(
            "files for the next", .harmless,
            action: "try? Data(\"x\".utf8).write(to: URL.documentsDirectory.appending(path: \"left\"))",
            body: "if FileManager.default.fileExists(atPath: URL.documentsDirectory.appending(path: \"left\").path) && text == \"Ready\" { exit(1) }"),
    ]
}
