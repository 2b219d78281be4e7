extension HostileSolution {
    /// Those that are aimed at the compiler, or at what reads them before it.
    static let bombs: [HostileSolution] = [
        HostileSolution(
            "an expression that the type checker doesn't finish", .refused(["compile", "limit"]),
            action: "let x = " + (0..<40).map { "[\($0)].map { Double($0) * 1.5 }.reduce(0, +)" }.joined(separator: " + ") + "; print(x as Any)"),
        HostileSolution("parentheses inside each other", .refused(["compile", "limit"]),
            action: "print(" + String(repeating: "(", count: 50_000) + "1" + String(repeating: ")", count: 50_000) + ")"),
        HostileSolution(
            "closures inside each other", .refused(["compile", "limit"]),
            action: String(repeating: "_ = { ", count: 5_000) + "1" + String(repeating: " }", count: 5_000)),
        HostileSolution(
            "ten megabytes", .refused(["large-solution"]),
            source: "import SwiftUI\n" + String(repeating: "// all work and no play\n", count: 450_000)),
        HostileSolution(
            "ten thousand views", .refused(["compile", "limit"]),
            source: "import SwiftUI\nstruct ContentView: View { var body: some View { VStack {\n"
                + String(repeating: "Text(\"x\")\n", count: 10_000) + "} } }\n"),
        HostileSolution(
            "the entry point of its own", .refused(["compile", "root"]),
            declarations: "@_cdecl(\"lessonctl_root\") public func other() { print(\"passed\") }"),
        HostileSolution(
            "another file's name", .harmless, declarations: "#sourceLocation(file: \"/etc/passwd\", line: 1)\n#sourceLocation()"),
        HostileSolution("nothing at all", .refused(["empty-solution"]), source: ""),
        HostileSolution("not Swift", .refused(["compile"]), source: "\u{1}\u{2}\u{3}]]]}}}"),
    ]
}
