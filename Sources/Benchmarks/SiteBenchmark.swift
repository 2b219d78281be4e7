import Foundation

/// What it costs to build a site of many lessons, from nothing and after one has changed, beside Hugo where that is installed: time of the
/// processor in user mode, time by the clock, and the most memory at a time.
struct SiteBenchmark {
    let lessons: Int
    private let folder = FileManager.default.temporaryDirectory.path + "/site-benchmark"

    func run() throws {
        try? FileManager.default.removeItem(atPath: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try writeCourse()
        let tool = Bundle.main.bundlePath + "/lessonctl"
        let build = { try Cost.of(tool, ["build", "--course", folder + "/course", "-o", folder + "/site"]) }
        let all = try build()
        print("lessonctl, \(lessons) lessons from nothing: \(all)")
        let none = try build()
        print("lessonctl, nothing changed: \(none)")
        for name in ["print", "print-with-solutions"] { try FileManager.default.removeItem(atPath: "\(folder)/site/en/\(name).html") }
        let prints = try build()
        print("lessonctl, only the print editions: \(prints)")
        try write(lesson: lessons / 2, word: "changed")
        let one = try build()
        print("lessonctl, one lesson changed: \(one)")
        print("without the print editions: \(percent(one.seconds - prints.seconds + none.seconds, of: all.seconds)) of all")
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/hugo") else { return print("no comparison: hugo isn't installed") }
        try writeHugoSite()
        for highlights in [false, true] {
            try "title = \"b\"\n[markup.highlight]\ncodeFences = \(highlights)\n".write(
                toFile: folder + "/hugo/config.toml", atomically: true, encoding: .utf8)
            let cost = try Cost.of("/usr/bin/hugo", ["--quiet", "--source", folder + "/hugo", "--destination", folder + "/hugo-\(highlights)"])
            print("hugo, highlighting \(highlights ? "on" : "off"): \(cost)")
            print("lessonctl takes \(percent(all.seconds, of: cost.seconds)) of that, and \(percent(Double(all.megabytes), of: Double(cost.megabytes))) of the memory")
        }
    }

    private func percent(_ part: Double, of whole: Double) -> String {
        "\(Int((part / whole * 100).rounded())) %"
    }

    // MARK: The course

    private func writeCourse() throws {
        for path in ["course/Content/en", "course/Exercises"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
        }
        try "source: en\nids: en\n".write(toFile: folder + "/course/Content/course", atomically: true, encoding: .utf8)
        for number in 0..<lessons { try write(lesson: number, word: "plain") }
    }

    private func write(lesson number: Int, word: String) throws {
        let text = "---\nlesson: \(number / 50 + 1).\(number % 50 + 1)\nstage: 1\nminutes: 9\n---\n" + Self.text(number, word: word)
        try text.write(toFile: "\(folder)/course/Content/en/lesson\(number).md", atomically: true, encoding: .utf8)
    }

    /// About 15 kB with ten samples.
    private static func text(_ number: Int, word: String) -> String {
        let sections = (1...10).map { section in
            """
            ## Section \(section) about paths

            \(String(repeating: sentence(number + section, word: word), count: 6))

            - An item with `NavigationStack(path:)` and **weight**
            - Another with a [link](lesson\((number + 1) % 7).md#section-1-about-paths)
            - A third, see Lesson \(section).\(number % 50 + 1)

            ```swift
            \(sample(section))
            ```

            """
        }
        return "# Lesson \(number)\n\n" + sections.joined(separator: "\n")
    }

    private static func sentence(_ number: Int, word: String) -> String {
        "A path of *values* number \(number) says which pages are open, and a \(word) page is nothing but what `body` makes of it. "
    }

    private static func sample(_ number: Int) -> String {
        """
        // Sample \(number): a list whose rows open pages
        struct ListView\(number): View {
            @State private var path: [Int] = [\(number), 2, 3]

            var body: some View {
                NavigationStack(path: $path) {
                    List(0..<10, id: \\.self) { index in
                        NavigationLink("Row \\(index + 1)", value: index)
                    }
                    .navigationDestination(for: Int.self) { value in
                        Text("Page \\(value)").font(.title)
                    }
                }
            }
        }
        """
    }

    // MARK: Hugo

    private func writeHugoSite() throws {
        let layouts = folder + "/hugo/layouts/_default"
        for path in [layouts, folder + "/hugo/content"] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let page = { (main: String) in
            "<!DOCTYPE html><html><head><title>{{ .Title }}</title></head><body>\(main)</body></html>\n"
        }
        try page("{{ .TableOfContents }}{{ .Content }}{{ with .PrevInSection }}<a href=\"{{ .RelPermalink }}\">{{ .Title }}</a>{{ end }}").write(
            toFile: layouts + "/single.html", atomically: true, encoding: .utf8)
        try page("{{ range .Pages }}<a href=\"{{ .RelPermalink }}\">{{ .Title }}</a>{{ end }}").write(
            toFile: layouts + "/list.html", atomically: true, encoding: .utf8)
        for number in 0..<lessons {
            try "---\ntitle: Lesson \(number)\n---\n\(Self.text(number, word: "plain"))".write(
                toFile: "\(folder)/hugo/content/lesson\(number).md", atomically: true, encoding: .utf8)
        }
    }
}

/// What a process has cost.
private struct Cost: CustomStringConvertible {
    /// Of the processor, in user mode.
    let seconds: Double
    let elapsed: Double
    let megabytes: Int

    struct Failure: Error {
        let program: String
        let status: Int32
    }

    static func of(_ program: String, _ words: [String]) throws -> Cost {
        var identifier: pid_t = 0
        let arguments = ([program] + words).map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        let start = Date()
        let error = posix_spawn(&identifier, program, &actions, nil, arguments, environ)
        guard error == 0 else { throw Failure(program: program, status: error) }
        var (status, usage) = (Int32(0), rusage())
        wait4(identifier, &status, 0, &usage)
        guard status == 0 else { throw Failure(program: program, status: status) }
        let seconds = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
        return Cost(seconds: seconds, elapsed: Date().timeIntervalSince(start), megabytes: usage.ru_maxrss / 1024)
    }

    var description: String { String(format: "%.2f s (%.2f s by the clock), %d MB", seconds, elapsed, megabytes) }
}
