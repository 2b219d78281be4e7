import Foundation

/// Reads debug information.
struct Symbolizer {
    let toolchain: Toolchain

    struct Frame: Hashable {
        var function: String
        var path: String
        var line, column: Int

        /// What has stopped the program, where the compiler has put the check into the code itself: `arithmetic overflow`.
        var trap: String? {
            let mark = "Swift runtime failure: "
            return function.hasPrefix(mark) ? String(function.dropFirst(mark.count)) : nil
        }
    }

    /// All frames at those addresses, inlined ones too, the innermost first; none where there is nothing to be read.
    func frames(at addresses: [UInt], in library: String) -> [Frame] {
        guard !addresses.isEmpty else { return [] }
        let words = addresses.map { "0x" + String($0, radix: 16) }
        let invocation = Invocation(
            executable: toolchain.symbolizer, arguments: ["--obj=\(library)", "--output-style=JSON"] + words,
            environment: ["PATH": "/usr/bin:/bin"])
        guard let output = try? Subprocess.run(invocation, timeLimit: .seconds(20)) else { return [] }
        let places = try? JSONDecoder().decode([Place].self, from: Data(output.text.utf8))
        return (places ?? []).flatMap { $0.symbols ?? [] }.map(\.frame)
    }

    private struct Place: Decodable {
        var symbols: [Symbol]?

        enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
    }

    private struct Symbol: Decodable {
        var function, path: String
        var line, column: Int

        var frame: Frame { Frame(function: function, path: path, line: line, column: column) }

        enum CodingKeys: String, CodingKey { case function = "FunctionName", path = "FileName", line = "Line", column = "Column" }
    }
}
