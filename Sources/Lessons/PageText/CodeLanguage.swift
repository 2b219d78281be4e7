/// A programming or data language as pages name it.
struct CodeLanguage: Hashable, Sendable {
    /// As a fence names it.
    let name: String
    /// What else it is called, in lower case.
    let aliases: [String]
    let fileExtensions: [String]
    /// What a tool printed, and no code.
    var isOutput = false

    static func == (a: Self, b: Self) -> Bool { a.name == b.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The language that a word names, in any case.
    static func named(_ word: some StringProtocol) -> CodeLanguage? {
        byName[word.lowercased()]
    }

    static func ofFile(_ name: some StringProtocol) -> CodeLanguage? {
        guard let point = name.lastIndex(of: ".") else {
            return ["Dockerfile", "Makefile"].contains(String(name)) ? named(name) : nil
        }
        return byExtension[name[name.index(after: point)...].lowercased()]
    }

    static let all: [CodeLanguage] = [
        CodeLanguage(name: "swift", aliases: ["swift 5", "swift 6", "swiftui"], fileExtensions: ["swift"]),
        CodeLanguage(name: "kotlin", aliases: ["kt"], fileExtensions: ["kt", "kts"]),
        CodeLanguage(name: "java", aliases: [], fileExtensions: ["java"]),
        CodeLanguage(name: "javascript", aliases: ["js", "jsx"], fileExtensions: ["js", "jsx", "mjs"]),
        CodeLanguage(name: "typescript", aliases: ["ts", "tsx"], fileExtensions: ["ts", "tsx"]),
        CodeLanguage(name: "python", aliases: ["py", "python 3"], fileExtensions: ["py"]),
        CodeLanguage(
            name: "bash", aliases: ["sh", "shell", "zsh", "terminal", "command line", "shell session", "shellscript", "kommandozeile", "τερματικό", "γραμμή εντολών", "ターミナル", "コマンドライン", "シェル",
            ],
            fileExtensions: ["sh"]),
        CodeLanguage(name: "json", aliases: ["json5"], fileExtensions: ["json"]),
        CodeLanguage(name: "html", aliases: ["html5"], fileExtensions: ["html", "htm"]),
        CodeLanguage(name: "xml", aliases: ["plist"], fileExtensions: ["xml", "plist", "storyboard"]),
        CodeLanguage(name: "css", aliases: ["scss"], fileExtensions: ["css", "scss"]),
        CodeLanguage(name: "yaml", aliases: ["yml"], fileExtensions: ["yaml", "yml"]),
        CodeLanguage(name: "csv", aliases: ["tsv"], fileExtensions: ["csv", "tsv"]),
        CodeLanguage(name: "toml", aliases: [], fileExtensions: ["toml"]),
        CodeLanguage(name: "sql", aliases: ["sqlite"], fileExtensions: ["sql"]),
        CodeLanguage(name: "c", aliases: [], fileExtensions: ["c", "h"]),
        CodeLanguage(name: "cpp", aliases: ["c++"], fileExtensions: ["cpp", "hpp", "cc"]),
        CodeLanguage(name: "csharp", aliases: ["c#", "cs"], fileExtensions: ["cs"]),
        CodeLanguage(name: "objective-c", aliases: ["objc", "objectivec", "obj-c"], fileExtensions: ["m"]),
        CodeLanguage(name: "go", aliases: ["golang"], fileExtensions: ["go"]),
        CodeLanguage(name: "rust", aliases: ["rs"], fileExtensions: ["rs"]),
        CodeLanguage(name: "ruby", aliases: ["rb"], fileExtensions: ["rb"]),
        CodeLanguage(name: "php", aliases: [], fileExtensions: ["php"]),
        CodeLanguage(name: "dart", aliases: [], fileExtensions: ["dart"]),
        CodeLanguage(name: "dockerfile", aliases: [], fileExtensions: ["dockerfile"]),
        CodeLanguage(name: "makefile", aliases: [], fileExtensions: ["mk"]),
        CodeLanguage(name: "ini", aliases: ["conf", "properties", "dotenv"], fileExtensions: ["ini", "cfg", "env"]),
        CodeLanguage(name: "nginx", aliases: [], fileExtensions: ["conf"]),
        CodeLanguage(name: "graphql", aliases: [], fileExtensions: ["graphql"]),
        CodeLanguage(name: "powershell", aliases: ["ps1"], fileExtensions: ["ps1"]),
        CodeLanguage(name: "scala", aliases: [], fileExtensions: ["scala"]),
        CodeLanguage(name: "lua", aliases: [], fileExtensions: ["lua"]),
        CodeLanguage(name: "r", aliases: [], fileExtensions: ["r"]),
        CodeLanguage(name: "haskell", aliases: ["hs"], fileExtensions: ["hs"]),
        CodeLanguage(name: "elixir", aliases: [], fileExtensions: ["ex", "exs"]),
        CodeLanguage(name: "perl", aliases: [], fileExtensions: ["pl"]),
        CodeLanguage(name: "http", aliases: [], fileExtensions: ["http"]),
        CodeLanguage(name: "latex", aliases: ["tex"], fileExtensions: ["tex"]),
        CodeLanguage(name: "vue", aliases: [], fileExtensions: ["vue"]),
        CodeLanguage(name: "diff", aliases: ["patch"], fileExtensions: ["diff"]),
        CodeLanguage(name: "markdown", aliases: ["md"], fileExtensions: ["md"]),
        text,
    ]

    static let text = CodeLanguage(
        name: "text", aliases: ["plain text", "plaintext", "txt", "plain", "log", "console", "output"], fileExtensions: ["txt", "log"],
        isOutput: true)

    /// Whether its statements show by brackets and signs where they end.
    var hasBrackets: Bool { !Self.withoutBrackets.contains(name) }

    private static let withoutBrackets: Set<String> = [
        "bash", "yaml", "csv", "toml", "sql", "diff", "markdown", "text", "python", "ruby", "dockerfile", "makefile", "ini", "powershell", "lua", "haskell",
        "elixir", "http", "latex",
    ]

    private static let byName = Dictionary(all.flatMap { language in ([language.name] + language.aliases).map { ($0, language) } }) {
        first, _ in first
    }

    private static let byExtension = Dictionary(all.flatMap { language in language.fileExtensions.map { ($0, language) } }) { first, _ in
        first
    }
}
