import Foundation
import Testing

@testable import Lessons

struct CompilationDatabaseTests {
    let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let source = """
        import SwiftUI

        struct ContentView: View {
            let number: Int = "one"
            var body: some View {
                Tex
            }
        }

        """

    /// A server that has the solution open, with its address.
    private func server() throws -> (LanguageServer, uri: String) {
        let path = try bench.scratch.write(Self.source, to: "exercise/Solution.swift")
        let solution = try Solution(contentsOf: path)
        try CompilationDatabase(for: solution, compiler: bench.compiler).write()
        let server = try LanguageServer(executable: bench.compiler.toolchain.languageServer)
        let uri = URL(filePath: path).absoluteString
        let folder = URL(filePath: bench.scratch.path + "/exercise").absoluteString
        _ = try server.request("initialize", ["processId": NSNull(), "rootUri": folder, "capabilities": [String: Any]()])
        try server.notify("initialized", [:])
        let document: [String: Any] = ["uri": uri, "languageId": "swift", "version": 1, "text": Self.source]
        try server.notify("textDocument/didOpen", ["textDocument": document])
        return (server, uri)
    }

    @Test(.enabled(if: Workbench.hasLanguageServer, "the toolchain has no sourcekit-lsp"))
    func `an editor sees our diagnostics and completes SwiftUI's names`() throws {
        let (server, uri) = try server()
        let report = try server.request("textDocument/diagnostic", ["textDocument": ["uri": uri]]) as? [String: Any]
        let messages = (report?["items"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
        #expect(messages.contains { $0.lowercased().contains("cannot convert value of type 'string' to specified type 'int'") }, "\(messages)")
        #expect(!messages.contains { $0.lowercased().contains("no such module") })

        let place: [String: Any] = ["line": 5, "character": 11]
        let completion = try server.request("textDocument/completion", ["textDocument": ["uri": uri], "position": place]) as? [String: Any]
        let labels = (completion?["items"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
        #expect(labels.contains { $0.hasPrefix("Text") }, "\(labels.prefix(20))")
    }

    @Test func `the file is left alone where it is as it should be`() throws {
        let path = try bench.scratch.write(Self.source, to: "exercise/Solution.swift")
        let database = CompilationDatabase(for: try Solution(contentsOf: path), compiler: bench.compiler)
        let file = bench.scratch.path + "/exercise/" + CompilationDatabase.fileName
        try database.write()
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
        try database.write()
        let modified = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        #expect(modified == Date(timeIntervalSince1970: 1))
    }
}
