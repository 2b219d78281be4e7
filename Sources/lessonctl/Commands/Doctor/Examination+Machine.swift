import Foundation
import Lessons

extension Examination {
    static func compiler(_ environment: [String: String]) -> Examination {
        examination("swift") { () throws(MachineFailure) in
            let toolchain = try Toolchain(environment: environment)
            guard let version = toolchain.version else { throw .brokenCompiler(path: toolchain.frontend) }
            return "\(version), \(toolchain.root)"
        }
    }

    static func runtime() -> Examination {
        examination("HeadlessSwiftUI") { () throws(MachineFailure) in try Installation().folder }
    }

    private static func examination(_ name: String, _ found: () throws(MachineFailure) -> String) -> Examination {
        do {
            return Examination(name: name, state: .ok, detail: Phrase(verbatim: try found()))
        } catch {
            return Examination(name: name, state: .missing, detail: error.message, command: error.remedy)
        }
    }

    static func sandbox(_ environment: [String: String]) -> Examination {
        guard let bubblewrap = Executable("bwrap", in: environment) else {
            return Examination(
                name: "bubblewrap", state: .optional,
                detail: Phrase(
                    de: "Fehlt. Lösungen laufen dann ohne Abschottung, nur mit Grenzen für Zeit und Speicher.",
                    el: "Λείπει. Οι λύσεις τρέχουν τότε χωρίς απομόνωση, μόνο με όρια χρόνου και μνήμης.",
                    en: "Missing. Solutions then run without a sandbox, with limits on time and memory only.",
                    ja: "ありません。解答は隔離されず、時間とメモリの制限だけで実行されます。"),
                command: installing("bubblewrap"))
        }
        guard bubblewrap.output("--ro-bind", "/", "/", "--unshare-all", "true") != nil else {
            return Examination(
                name: "bubblewrap", state: .optional,
                detail: Phrase(
                    de: "\(bubblewrap.path) ist da, darf hier aber keine Namensräume anlegen. In einem Container hilft "
                        + "--privileged, sonst:",
                    el: "Το \(bubblewrap.path) υπάρχει, αλλά εδώ δεν μπορεί να φτιάξει namespaces. Σε container βοηθά το "
                        + "--privileged, αλλιώς:",
                    en: "\(bubblewrap.path) is there, but it can't create namespaces here. In a container, --privileged helps; otherwise:",
                    ja: "\(bubblewrap.path) はありますが、ここでは名前空間を作れません。コンテナなら --privileged で、それ以外は次で解決できます。"),
                command: "sudo sysctl kernel.unprivileged_userns_clone=1")
        }
        return Examination(name: "bubblewrap", state: .ok, detail: Phrase(verbatim: bubblewrap.path))
    }

    static func cmark(_ environment: [String: String]) -> Examination {
        if let version = Executable("pkg-config", in: environment)?.output("--modversion", "libcmark") {
            return Examination(name: "libcmark", state: .ok, detail: Phrase(verbatim: version.filter { $0 != "\n" }))
        }
        return Examination(
            name: "libcmark", state: .optional,
            detail: Phrase(
                de: "Fehlt, wird aber nur zum Bauen von lessonctl gebraucht; dieses hier läuft auch so.",
                el: "Λείπει για τη μεταγλώττιση του ίδιου του lessonctl· αυτό εδώ τρέχει και χωρίς.",
                en: "Missing, but needed only to build lessonctl; this copy runs without it.",
                ja: "lessonctl 自体のビルドに必要ですが、見つかりません。この lessonctl はそのまま動きます。"),
            command: installing("libcmark-dev pkg-config"))
    }

    static func course(_ context: Context) -> Examination {
        do throws(Failure) {
            let course = try context.course()
            let count = course.exercises.count
            return Examination(
                name: "Content/, Exercises/", state: .ok,
                detail: Phrase(
                    de: "\(course.path), Übungen: \(count)", el: "\(course.path), ασκήσεις: \(count)",
                    en: "\(course.path), exercises: \(count)", ja: "\(course.path)、演習：\(count)"))
        } catch {
            return Examination(name: "Content/, Exercises/", state: .optional, detail: error.message)
        }
    }

    private static func installing(_ packages: String) -> String {
        (geteuid() == 0 ? "" : "sudo ") + "apt-get install \(packages)"
    }
}
