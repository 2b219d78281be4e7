/// A solution's files as the compiler sees them: copies, one of which ends with the code that starts the app.
struct SolutionCopies {
    let paths: [String]
    private let sources: [String: SourceFile]
    private let startsIn: String?

    /// - Parameter root: what the app starts with; nil for code that nobody starts.
    init(of solution: Solution, root: Root?, in scratch: ScratchFolder) throws(MachineFailure) {
        let host = root.map { Self.index(ofFileDeclaring: $0.typeName, in: solution) }
        var paths: [String] = []
        for (index, file) in solution.files.enumerated() {
            let start = index == host ? root.map { "\n" + $0.code + "\n" } : nil
            let tokens = solution.tokens[index]
            let text = SourceLocationDirectives.removed(from: ObjectiveC.removed(from: file.text, tokens: tokens), tokens: tokens)
            paths.append(try scratch.write(text + (start ?? ""), to: Self.name(of: file, number: index, in: solution)))
        }
        if let code = AssetSymbols(of: solution).code { paths.append(try scratch.write(code, to: "GeneratedAssetSymbols.swift")) }
        self.paths = paths
        startsIn = host.map { paths[$0] }
        sources = Dictionary(uniqueKeysWithValues: zip(paths, solution.files))
    }

    /// The place in the learner's file; what comes behind its last line counts as its end. Nil for a file that isn't the
    /// solution's, and for the code that starts the app.
    func place(path: String, line: Int, column: Int) -> Finding.Place? {
        guard let source = sources[path], line > 0 else { return nil }
        if line <= source.lines.count {
            let column = source.scalarColumn(line: line, byteColumn: column)
            return Finding.Place(path: source.path, position: SourcePosition(line: line, column: column))
        }
        let isStart = path == startsIn && line <= source.lines.count + 2
        return isStart ? nil : Finding.Place(path: source.path, position: source.lastPosition)
    }

    /// The file whose app is started, where the compiler speaks of the words that the script has for it.
    func rootPlace(path: String, line: Int, column: Int) -> Finding.Place? {
        guard path == startsIn, let source = sources[path], (1...2).contains(line - source.lines.count) else { return nil }
        return Finding.Place(path: source.path, position: SourcePosition(line: 1, column: 1))
    }

    /// The learner's line of that place.
    func excerpt(at place: Finding.Place) -> Finding.Excerpt? {
        sources.values.first { $0.path == place.path }?.excerpt(at: place.position)
    }

    /// The same with its line, where the compiler hasn't drawn it: it doesn't where there are letters beyond ASCII.
    func excerpted(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.excerpt = diagnostic.excerpt ?? excerpt(at: diagnostic.place)
        return diagnostic
    }

    /// A private view can only be reached from its own file.
    private static func index(ofFileDeclaring type: String, in solution: Solution) -> Int {
        let keywords: Set = ["struct", "class"]
        let declaring = solution.tokens.firstIndex { tokens in
            zip(tokens, tokens.dropFirst()).contains { keywords.contains($0.text) && $1.text == type }
        }
        return declaring ?? solution.files.count - 1
    }

    /// Its path within the solution's folder; a file from elsewhere keeps its name, in a folder of its own.
    private static func name(of file: SourceFile, number: Int, in solution: Solution) -> String {
        if file.path.hasPrefix(solution.path + "/") { return "source/" + file.path.dropFirst(solution.path.count + 1) }
        return "source-\(number)/" + (file.path.split(separator: "/").last.map(String.init) ?? "Solution.swift")
    }
}

extension SourceFile {
    /// Behind the last character that isn't white space.
    var lastPosition: SourcePosition {
        let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
        return SourcePosition(line: last + 1, column: lines[last].unicodeScalars.count + 1)
    }

    /// The column in Unicode scalars for one in bytes, both from 1.
    func scalarColumn(line: Int, byteColumn: Int) -> Int {
        String(decoding: lines[line - 1].utf8.prefix(max(byteColumn, 1) - 1), as: UTF8.self).unicodeScalars.count + 1
    }
}
