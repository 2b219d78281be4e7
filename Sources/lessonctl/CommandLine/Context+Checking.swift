import Foundation
import Lessons

/// A check that was done.
struct DoneCheck {
    /// The exercise's name, or the file's.
    let name: String
    let isExercise: Bool
    let script: Script
    let verdict: Verdict
}

extension Context {
    /// The script in a file.
    ///
    /// - Parameter status: whose mistake a script is that can't be read.
    func script(at path: String, whenWrong status: ExitStatus) throws -> Script {
        let file: SourceFile
        do { file = try SourceFile(contentsOf: path) } catch {
            throw Failure(error, status: error.isMissing && status == .finding ? .usage : status)
        }
        let (script, findings) = Script.parse(SourceFile(path: shown(path), text: file.text))
        note(findings)
        guard let script, !findings.contains(where: { $0.severity == .error }) else { throw Failure(status, .unreadableScript(shown(path))) }
        if let name = invocation.value(of: .scenario), !script.scenarios.contains(where: { $0.name == name }) {
            throw Failure(.usage, .noScenario(name, nearest: name.nearest(in: script.scenarios.map(\.name))), advice: [.scenarios(script)])
        }
        return script
    }

    /// What is held against scripts here.
    ///
    /// - Parameter isolation: how far solutions are shut off, where `--sandbox` isn't to say it.
    func checker(_ isolation: Isolation? = nil) throws -> Checker {
        let isolation = isolation ?? invocation.value(of: .sandbox).flatMap(Isolation.init) ?? .automatic
        return try Checker(
            cache: cacheFolder + "/modules", verdicts: invocation.has(.noCache) ? nil : cacheFolder + "/verdicts", isolation: isolation)
    }

    /// What a check of the solution says. A solution that can't be read is a finding too.
    ///
    /// - Parameter isDescribed: whether editors are told how the solution is compiled.
    func verdict(on paths: [String], against script: Script, isDescribed: Bool = false) throws -> Verdict {
        let solution: Solution
        do { solution = try Solution(contentsOf: paths) } catch {
            if case .missing = error { throw Failure(.usage, error.finding.message) }
            return Verdict(findings: [error.finding])
        }
        let checker = try checker()
        if isDescribed { describe(solution, as: checker) }
        let options = Checker.Options(language: language, scenario: invocation.value(of: .scenario), isTracing: invocation.has(.trace))
        var verdict = try checker.check(solution, against: script, options)
        verdict.addAdvice(on: solution, against: script)
        if !verdict.isShutOff, invocation.value(of: .sandbox) != Isolation.off.rawValue { note(.notShutOff) }
        return verdict
    }

    /// Tells editors of the solution at a path, as far as it can be told.
    func describe(_ path: String) {
        guard let solution = try? Solution(contentsOf: path) else { return }
        do { describe(solution, as: try checker()) } catch { note(.notDescribed(Failure(error))) }
    }

    private func describe(_ solution: Solution, as checker: Checker) {
        do { try checker.compilationDatabase(for: solution).write() } catch { note(.notDescribed(Failure(error))) }
    }

    /// Where what can be made again is kept: the course's cache, where that can be written, else the person's; behind symbolic links,
    /// since the compiler remembers the path.
    var cacheFolder: String {
        let folders = [(try? course()).map { $0.path + "/.lessonctl/cache" }, personalCacheFolder].compactMap(\.self)
        let folder = folders.first { folder in
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            return access(folder, W_OK) == 0
        } ?? folders[0]
        return URL(filePath: folder).resolvingSymlinksInPath().path
    }

    private var personalCacheFolder: String {
        (environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache") + "/lessonctl"
    }
}

// MARK: Saying what came of it

extension Context {
    /// Writes what checks have said. In text, a check at a time will do; other formats want all at once.
    func print(_ checks: [DoneCheck]) throws {
        switch invocation.format {
        case "json":
            let reports = checks.map { VerdictReport($0.verdict, exercise: $0.isExercise ? $0.name : nil, language: language) }
            if let only = reports.first, reports.count == 1 { try print(json: only) } else { try print(json: reports) }
        case "junit":
            try output.write(JUnitReport(checks.map { ($0.name, $0.verdict, $0.script) }, language: language).xml)
        case "exercism":
            for check in checks { try print(json: ExercismReport(check.verdict, script: check.script, language: language)) }
        default:
            for check in checks { try printText(check.verdict) }
        }
    }

    private func printText(_ verdict: Verdict) throws {
        let lines = VerdictText(verdict, language: language, width: output.width, reading: furtherReading()).lines
        if !lines.isEmpty { try print(lines.map(painted).joined(separator: "\n")) }
    }

    private func painted(_ line: ReportLine) -> String {
        switch line.tone {
        case .plain: line.text
        case .heading: output.painted(line.text, .bold)
        case .passed: output.painted(line.text, .green)
        case .failed: output.painted(line.text, .red)
        }
    }

    /// Does the checks of that name. Why they can't be done is written in the format that was asked for, too, where it isn't text.
    func checking(_ name: String, _ work: () throws -> ExitStatus) throws -> ExitStatus {
        do { return try work() } catch {
            let failure = Failure(error)
            let report = FailureReport(
                whose: failure.status.whose, message: failure.message.text(in: language), advice: failure.advice.map { $0.text(in: language) })
            switch invocation.format {
            case "json": try print(json: report)
            case "junit": try output.write(JUnitReport(name, failure: report).xml)
            case "exercism": try print(json: ExercismReport(report))
            default: break
            }
            throw failure
        }
    }
}

extension ExitStatus {
    fileprivate var whose: FailureReport.Whose {
        switch self {
        case .success, .finding, .usage: .caller
        case .machine: .machine
        case .course: .course
        }
    }
}

extension Phrase {
    fileprivate static func unreadableScript(_ path: String) -> Phrase {
        Phrase(
            de: "Das Skript \(path) enthält Fehler; es wurde nichts geprüft.", el: "Το script \(path) έχει λάθη· δεν ελέγχθηκε τίποτα.",
            en: "The script \(path) has mistakes; nothing was checked.", ja: "スクリプト \(path) に誤りがあるため、何も確かめていません。")
    }

    fileprivate static func noScenario(_ name: String, nearest: String?) -> Phrase {
        guard let nearest else {
            return Phrase(
                de: "Ein Szenario „\(name)“ gibt es im Skript nicht.", el: "Το script δεν έχει σενάριο «\(name)».",
                en: "The script has no scenario “\(name)”.", ja: "スクリプトに「\(name)」というシナリオはありません。")
        }
        return Phrase(
            de: "Ein Szenario „\(name)“ gibt es im Skript nicht. Meintest du „\(nearest)“?",
            el: "Το script δεν έχει σενάριο «\(name)». Μήπως εννοούσες «\(nearest)»;",
            en: "The script has no scenario “\(name)”. Did you mean “\(nearest)”?",
            ja: "スクリプトに「\(name)」というシナリオはありません。「\(nearest)」のことですか？")
    }

    fileprivate static func scenarios(_ script: Script) -> Phrase {
        .available(script.scenarios.map { "“\($0.name)”" })
    }

    fileprivate static let notShutOff = Phrase(
        de: "Bubblewrap, das Lösungen abschottet, geht auf diesem Rechner nicht; sie laufen nur mit Grenzen für Zeit und Speicher. "
            + "Abhilfe: sudo apt-get install bubblewrap",
        el: "Σε αυτόν τον υπολογιστή δεν λειτουργεί το bubblewrap που απομονώνει τις λύσεις· τρέχουν με όρια χρόνου και μνήμης. "
            + "Λύση: sudo apt-get install bubblewrap",
        en: "Bubblewrap, which sandboxes solutions, doesn't work on this machine; they run with limits on time and memory only. To get it: "
            + "sudo apt-get install bubblewrap",
        ja: "解答を隔離する bubblewrap がこのコンピュータでは使えないため、時間とメモリの制限だけで実行します。入れるには：sudo apt-get install bubblewrap")

    fileprivate static func notDescribed(_ failure: Failure) -> Phrase {
        Phrase(
            de: "Dein Editor weiß noch nichts von SwiftUI: \(failure.message.de)",
            el: "Ο editor σου δεν ξέρει ακόμη για το SwiftUI: \(failure.message.el)",
            en: "Your editor doesn't know about SwiftUI yet: \(failure.message.en)",
            ja: "エディタにはまだ SwiftUI の情報が伝わっていません：\(failure.message.ja)")
    }
}
