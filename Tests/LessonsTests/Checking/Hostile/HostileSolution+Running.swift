extension HostileSolution {
    /// Those that go on and on, or take all there is.
    static let greedy: [HostileSolution] = [
        HostileSolution("an endless loop in an action", .refused(["limit"]), action: "while true {}"),
        HostileSolution("an endless loop in a body", .refused(["limit"]), body: "while text == \"Ready\" {}"),
        HostileSolution("an endless loop in init", .refused(["limit"]), members: "init() { while true {} }"),
        HostileSolution(
            "an endless loop in deinit", .refused(["limit"]), action: "_ = Holder()",
            declarations: "final class Holder { deinit { while true {} } }"),
        HostileSolution("an endless loop in a task", .refused(["limit"]), modifiers: ".task { while true {} }"),
        HostileSolution("an endless loop when it appears", .refused(["limit"]), modifiers: ".onAppear { while true {} }"),
        HostileSolution("a task beside the app that never ends", .refused(["limit"]), action: "Task.detached { while true {} }"),
        HostileSolution(
            "a global that never gets its value", .refused(["limit"]), action: "print(answer)",
            declarations: "let answer: Int = { while true {} }()"),
        HostileSolution(
            "a state that changes itself for ever", .refused(["limit"]), members: "@State private var n = 0",
            modifiers: ".onAppear { n += 1 }.onChange(of: n) { n += 1 }"),
        HostileSolution("sleep without end", .refused(["limit"]), action: "while true { sleep(1000) }"),
        HostileSolution("a lock that nobody opens", .refused(["limit"]), action: "DispatchSemaphore(value: 0).wait()"),
        HostileSolution(
            "a process that stops itself", .refused(["crash"]), action: "raise(SIGSTOP)"),
        HostileSolution(
            "a loop that doesn't listen to the clock", .refused(["crash", "limit"]),
            action: "signal(SIGXCPU, SIG_IGN); signal(SIGALRM, SIG_IGN); while true {}"),
        HostileSolution(
            "a fork bomb", .refused(["limit", "crash"]), action: "while true { _ = cloned() }",
            declarations: "@_silgen_name(\"fork\") func cloned() -> Int32"),
        HostileSolution(
            "a fork bomb that leaves its parents", .stopped, action: "for _ in 0..<1000 { if cloned() == 0 { setsid(); while true {} } }",
            declarations: "@_silgen_name(\"fork\") func cloned() -> Int32"),
        HostileSolution(
            "threads without end", .refused(["limit", "crash"]), action: "while true { Thread.detachNewThread { sleep(1000) } }"),
        HostileSolution(
            "an array without end", .refused(["limit"]),
            action: "var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1_000_000)) }"),
        HostileSolution(
            "memory from the system without end", .refused(["limit", "crash"]),
            action: "while true { let p = malloc(1 << 24)!; memset(p, 1, 1 << 24) }"),
        HostileSolution(
            "shared memory without end", .refused(["limit", "crash"]),
            action: """
                while true {
                    let p = mmap(nil, 1 << 24, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
                    if let p, p != MAP_FAILED { memset(p, 1, 1 << 24) }
                }
                """),
        HostileSolution(
            "a recursion without end", .refused(["crash"]), action: "print(again(1))",
            declarations: "func again(_ n: Int) -> Int { again(n + 1) + 1 }"),
        HostileSolution("a flood of output", .refused(["limit"]), action: "while true { print(String(repeating: \"x\", count: 1000)) }"),
        HostileSolution(
            "a flood of errors", .refused(["limit"]),
            action: "while true { FileHandle.standardError.write(Data(repeating: 120, count: 1000)) }"),
        HostileSolution(
            "a file that grows without end", .refused(["crash"]),
            action: """
                FileManager.default.createFile(atPath: "big", contents: nil)
                let file = FileHandle(forWritingAtPath: "big")!
                while true { file.write(Data(repeating: 1, count: 1 << 20)) }
                """),
        HostileSolution(
            "files without end", .harmless,
            action: """
                for n in 0..<64 {
                    for folder in ["", "/", "/tmp/", "/dev/", "/dev/shm/", "/var/tmp/", "/run/"] {
                        try? Data(repeating: 1, count: 1 << 20).write(to: URL(filePath: folder + "flood" + String(n)))
                    }
                }
                """),
    ]

    /// Those that end where they shouldn't.
    static let quitters: [HostileSolution] = [
        HostileSolution("exit in an action", .refused(["crash"]), action: "exit(0)"),
        HostileSolution("abort in an action", .refused(["crash"]), action: "abort()"),
        HostileSolution("_exit in a body", .refused(["crash"]), body: "_exit(0)"),
        HostileSolution("exit at the start", .refused(["crash"]), members: "init() { exit(0) }"),
        HostileSolution(
            "memory that isn't there", .refused(["crash"]), action: "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1"),
        HostileSolution("all connections closed", .refused(["crash"]), action: "for n in 0..<64 { close(Int32(n)) }"),
        HostileSolution("the checker's connection shut down", .refused(["crash"]), action: "shutdown(3, Int32(SHUT_RDWR))"),
        HostileSolution(
            "answers of its own on the checker's connection", .refused(["crash"]),
            action: """
                let screen = #"{"screen":{"_0":{"elements":[{"label":"Done","role":"text"}]}}}"#
                for n in UInt32(0)..<50 {
                    var frame = withUnsafeBytes(of: UInt32(screen.utf8.count).littleEndian, Array.init)
                    frame += withUnsafeBytes(of: n.littleEndian, Array.init) + Array(screen.utf8)
                    write(3, frame, frame.count)
                }
                """),
        HostileSolution(
            "commands taken from the checker's connection", .refused(["crash", "limit"]),
            action: "var bytes = [UInt8](repeating: 0, count: 10_000); while read(3, &bytes, 10_000) > 0 {}"),
        HostileSolution(
            "answers of its own on standard output", .refused(["expect-text"]),
            action: ##"print(#"{"screen":{"elements":[{"label":"Done","role":"text"}]}}"#, "passed"); if true { return }"##),
    ]
}
