/// Lines for a shell.
extension CodeForms {
    /// `$ git status`, `>>> path.pop()`.
    static func isPrompt(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, promptStarts.contains(first) else { return false }
        return prompts.contains { prompt in
            guard text.hasPrefix(prompt) else { return false }
            let command = text.dropFirst(prompt.count)
            if prompt == "# " { return isSureCommand(command) }
            return command.first.map { $0.isASCII && ($0.isLetter || "./~_\"(".contains($0)) } == true
        }
    }

    private static let prompts = [">>> ", "$ ", "% ", "❯ ", "➜ ", "PS> ", "C:\\>", "# "]
    private static let promptStarts = Set(prompts.compactMap(\.utf8.first))

    /// A line for a shell: a known tool with something that only a shell wants behind it.
    static func isCommand(_ text: Substring) -> Bool {
        guard beginsWithTool(text) else { return false }
        let words = text.split(separator: " ")
        guard let tool = words.first else { return false }
        guard let second = words.dropFirst().first else { return tool.hasPrefix("./") && tool.dropFirst(2).allSatisfy(\.isNameOfFile) && tool.count > 2 }
        if isSureCommand(text) { return true }
        if tool.hasPrefix("./") || tool.hasPrefix("~/") { return tool.count > 2 }
        guard let known = commands[tool] else { return false }
        if known.contains(second) { return true }
        if known.contains("*"), words.count <= 3 || text.contains("\"") || text.contains("/") { return true }
        if CodeLanguage.ofFile(second) != nil, words.count <= 4 { return true }
        return words.dropFirst().contains(where: isArgument) || words.contains { ["|", "&&", ">", ">>"].contains($0) }
    }

    /// `sudo systemctl restart nginx`, `brew install git gh`, `docker compose up -d`: however many words, none of them is one of the
    /// small ones that sentences are made with.
    static func isSureCommand(_ text: Substring) -> Bool {
        guard beginsWithTool(text) else { return false }
        let words = text.split(separator: " ")
        guard isAllNames(words) else { return false }
        let known = commands[words[0]] ?? []
        let isInstallation = ["install", "add"].contains(words[1]) && known.contains(words[1])
        let isTool = commands[words[0]] != nil || words[0].hasPrefix("/") && words[0].dropFirst().contains("/")
        let hasArguments = isTool && words.dropFirst().contains(where: isArgument)
        return words[0] == "sudo" || isInstallation || hasArguments
    }

    /// `git push origin main`, which could also be a heading about it.
    static func isLikeCommand(_ text: Substring) -> Bool {
        guard beginsWithTool(text) else { return false }
        let words = text.split(separator: " ")
        return isAllNames(words) && commands[words[0]]?.contains(words[1]) == true
    }

    /// Whether the first word is a known tool, or the path of one.
    private static func beginsWithTool(_ text: Substring) -> Bool {
        let word = text.drop { $0 == " " }.prefix { $0 != " " }
        return commands[word] != nil || word == "sudo" || ["/", "./", "~/"].contains(where: word.hasPrefix)
    }

    private static func isAllNames(_ words: [Substring]) -> Bool {
        (2...14).contains(words.count)
            && words.dropFirst().allSatisfy { word in
                word.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !smallWords.contains(word)
                    && (word == "." || word.last.map { !".,:;!?".contains($0) } == true)
            }
    }

    /// An option, a path, an address or something in quotation marks.
    private static func isArgument(_ word: Substring) -> Bool {
        if word.first == "-" { return word.count > 1 && word.dropFirst().first != ">" }
        return ["./", "../", "~/", "/", "http", "\"", "'", "$", "*."].contains(where: word.hasPrefix) || word == "." || word == ".."
            || word.contains("/") && word.contains { ".:@~".contains($0) }
    }

    /// `0 3 * * 1 backup.sh`: five fields of a time, and what is to be done then.
    static func isTimedCommand(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, first == UInt8(ascii: "*") || 0x30...0x39 ~= first else { return false }
        let fields = text.split(separator: " ")
        return fields.count > 5 && fields[5].first?.isLetter != false && fields[..<5].contains("*")
            && fields[..<5].allSatisfy { $0.utf8.allSatisfy { "0123456789*/,-".utf8.contains($0) } }
    }

    static func isTool(_ word: Substring) -> Bool { commands[word] != nil }

    // MARK: Scripts

    /// `for f in *.txt; do`, `if [ -f "$x" ]; then`, `fi`, `export PATH="…"`, `set -e`.
    static func isShellStatement(_ text: Substring, _ tokens: [CodeToken]) -> Bool {
        guard let first = tokens.first?.text, let last = tokens.last?.text else { return false }
        if isTimedCommand(text) { return true }
        switch first {
        case "for", "while", "until", "if", "elif": return ["do", "then"].contains(last) || text.hasPrefix("\(first) [ ") || text.hasPrefix("\(first) [[ ")
        case "done", "fi", "esac": return tokens.count == 1 || tokens[1].isSign(in: "<>|;")
        case "alias": return tokens.count > 3 && tokens[2].isSign("=") && !tokens[2].isSpaced
        case "export", "declare", "local", "readonly": return tokens.count > 2 && tokens[2].isSign("=") && !tokens[2].isSpaced
        case "set", "exit", "shift", "setopt", "trap", "unset":
            return tokens.count == 2 && tokens[1].kind == .number
                || text.split(separator: " ").count <= 3 && text.split(separator: " ").dropFirst().first?.hasPrefix("-") == true
        default: return false
        }
    }

    private static let smallWords: Set<Substring> = [
        "a", "an", "and", "are", "as", "at", "by", "for", "from", "in", "into", "is", "it", "its", "of", "on", "or", "that", "the", "this", "to",
        "vs", "with", "you", "your", "und", "der", "die", "das", "ein", "eine", "mit", "ist", "oder",
    ]

    /// Tools and their own commands; a star where anything may follow.
    private static let commands: [Substring: Set<Substring>] = [
        "git": [
            "clone", "init", "add", "commit", "push", "pull", "checkout", "status", "branch", "merge", "switch", "diff", "log", "stash",
            "rebase", "fetch", "reset", "remote", "tag", "config", "restore", "revert", "show", "cherry-pick", "bisect", "blame", "worktree", "rm", "mv", "reflog", "clean", "submodule", "describe", "shortlog",
        ],
        "gh": ["pr", "repo", "issue", "auth", "run"],
        "npm": ["install", "init", "run", "start", "test", "i", "ci", "create", "publish", "uninstall", "update", "audit", "exec", "outdated", "list", "link"], "npx": ["*"],
        "yarn": ["add", "install", "start", "build", "dev"],
        "pnpm": ["add", "install", "dev", "run"], "brew": ["install", "update", "upgrade", "tap", "services"],
        "pip": ["install", "freeze", "list"], "pip3": ["install"], "poetry": ["add", "install", "run", "new"], "uv": ["add", "run", "init", "sync"],
        "pytest": [], "swift": ["build", "run", "test", "package"], "swiftc": [], "xcrun": ["*"], "xcodebuild": [], "cd": ["*"], "mkdir": ["*"],
        "ls": [], "curl": [], "wget": [], "docker": ["build", "run", "compose", "pull", "push", "ps", "exec", "images", "logs", "stop", "rm", "container", "image", "volume", "network", "system", "login", "tag", "start", "inspect", "stats", "rmi"],
        "docker-compose": ["up", "down", "build", "logs", "ps"], "kubectl": ["apply", "get", "describe", "delete", "logs", "create", "exec"],
        "helm": ["install", "upgrade", "repo"], "terraform": ["init", "plan", "apply", "destroy"], "aws": ["s3", "configure"],
        "apt": ["install", "update", "upgrade"], "apt-get": ["install", "update", "upgrade"], "dnf": ["install", "update"],
        "pacman": ["-S", "-Syu"], "snap": ["install"], "winget": ["install"], "choco": ["install"],
        "cargo": ["build", "run", "test", "new", "add", "init", "install", "check", "fmt", "clippy"], "rustc": [], "rustup": ["update", "default"],
        "go": ["build", "run", "test", "mod", "get", "install", "fmt", "vet"],
        "pod": ["install", "init", "update"], "gem": ["install"], "bundle": ["install", "exec"], "rails": ["new", "server", "generate"],
        "composer": ["install", "require", "create-project"], "php": [], "ruby": [], "java": [], "javac": [], "kotlinc": [],
        "mvn": ["clean", "install", "package", "test"], "gradle": ["build"], "./gradlew": ["*"],
        "gcc": [], "g++": [], "clang": [], "clang++": [], "gdb": ["*"], "make": ["build", "install", "test", "clean"], "cmake": [],
        "chmod": ["*"], "chown": ["*"], "touch": [], "rm": [], "cp": [], "mv": [], "cat": [], "ln": [], "tar": [], "unzip": [], "rsync": [],
        "find": [], "grep": [], "sed": [], "awk": [], "head": [], "tail": [], "sort": [], "wc": [], "xargs": [], "diff": [], "kill": [], "ps": [],
        "df": [], "du": [], "systemctl": ["start", "stop", "restart", "status", "enable"], "ssh": [], "scp": [], "ssh-keygen": [], "open": [],
        "sqlite3": ["*"], "psql": ["*"], "mysql": ["*"], "redis-cli": ["*"], "nano": ["*"], "vim": ["*"], "code": [],
        "node": [], "tsc": [], "deno": ["run", "task"], "bun": ["install", "run", "add"],
        "dotnet": ["new", "run", "build", "add", "test"], "adb": ["*"],
        "flutter": ["create", "run", "build", "pub"], "dart": ["run", "create", "pub"], "python": [], "python3": [],
        "export": [], "source": ["*"], "echo": [], "which": ["*"], "defaults": ["write", "read", "delete"],
    ]
}

extension Character {
    fileprivate var isNameOfFile: Bool { isASCII && (isLetter || isNumber || "_-./".contains(self)) }
}
