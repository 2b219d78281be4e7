import Foundation
import Lessons

extension Context {
    /// The script in a file.
    ///
    /// - Parameter status: whose mistake a script is that can't be read.
    func script(at path: String, whenWrong status: ExitStatus) throws -> Script {
        let file: SourceFile
        do { file = try SourceFile(contentsOf: path) } catch { throw Failure(error, status: error.isMissing ? .usage : status) }
        let (script, findings) = Script.parse(SourceFile(path: shown(path), text: file.text))
        note(findings)
        guard let script, !findings.contains(where: { $0.severity == .error }) else { throw Failure(status, .unreadableScript(shown(path))) }
        if let name = invocation.value(of: .scenario), !script.scenarios.contains(where: { $0.name == name }) {
            throw Failure(.usage, .noScenario(name), advice: [Phrase(verbatim: script.scenarios.map { "“\($0.name)”" }.joined(separator: ", "))])
        }
        return script
    }

    /// What a check of the solution says. A solution that can't be read is a finding too.
    func verdict(on path: String, against script: Script) throws -> Verdict {
        let solution: Solution
        do { solution = try Solution(contentsOf: path) } catch {
            if case .missing = error { throw Failure(.usage, error.finding.message) }
            return Verdict(findings: [error.finding])
        }
        let checker = try Checker(cache: cacheFolder)
        let options = Checker.Options(language: language, scenario: invocation.value(of: .scenario), isTracing: invocation.has(.trace))
        return try checker.check(solution, against: script, options)
    }

    func print(_ verdict: Verdict) throws {
        switch invocation.format {
        case "json": try print(json: VerdictReport(verdict, language: language))
        default:
            let text = VerdictText(verdict: verdict, language: language, output: output, shown: shown).lines()
            if !text.isEmpty { try print(text.joined(separator: "\n")) }
        }
    }

    /// Where compiled modules are kept: the course's cache, else the person's.
    private var cacheFolder: String {
        if let course = try? course() { return course.path + "/.lessonctl/cache/modules" }
        let base = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
        return base + "/lessonctl/modules"
    }
}

extension Phrase {
    fileprivate static func unreadableScript(_ path: String) -> Phrase {
        Phrase(
            de: "Das Skript \(path) enthält Fehler; es wurde nichts geprüft.", el: "Το script \(path) έχει λάθη· δεν ελέγχθηκε τίποτα.",
            en: "The script \(path) has mistakes; nothing was checked.", ja: "スクリプト \(path) に誤りがあるため、確認は行われませんでした。")
    }

    fileprivate static func noScenario(_ name: String) -> Phrase {
        Phrase(
            de: "Ein Szenario „\(name)“ gibt es im Skript nicht. Es gibt:", el: "Το script δεν έχει σενάριο «\(name)». Υπάρχουν:",
            en: "The script has no scenario “\(name)”. It has:", ja: "スクリプトに「\(name)」というシナリオはありません。あるシナリオ：")
    }
}
