import Foundation
import Lessons

extension Examination {
    static func compiler(_ environment: [String: String]) -> Examination {
        guard let compiler = Tool("swiftc", in: environment) else {
            return Examination(
                name: "swift", state: .missing,
                detail: Phrase(
                    de: "Der Swift-Compiler fehlt; ohne ihn lässt sich keine Lösung prüfen. swiftly richtet ihn ein:",
                    el: "Λείπει ο μεταγλωττιστής Swift· χωρίς αυτόν δεν ελέγχεται καμία λύση. Το swiftly τον εγκαθιστά:",
                    en: "The Swift compiler is missing; no solution can be checked without it. swiftly sets it up:",
                    ja: "Swift コンパイラがありません。解答を確かめるには必要です。swiftly でインストールできます。"),
                command: "curl -O https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz && "
                    + "tar zxf swiftly-$(uname -m).tar.gz && ./swiftly init")
        }
        let version = compiler.output("--version")?.split(separator: "\n").first { $0.contains("Swift version") }
        guard let version else {
            return Examination(
                name: "swift", state: .missing,
                detail: Phrase(
                    de: "\(compiler.path) läuft nicht. Richte Swift neu ein:",
                    el: "Το \(compiler.path) δεν εκτελείται. Εγκατάστησε ξανά τη Swift:",
                    en: "\(compiler.path) doesn't run. Set Swift up again:", ja: "\(compiler.path) を実行できません。Swift を入れ直してください。"),
                command: "swiftly install latest")
        }
        return Examination(name: "swift", state: .ok, detail: Phrase(verbatim: "\(version), \(compiler.path)"))
    }

    static func runtime() -> Examination {
        let installation = Installation()
        if let folder = installation.runtime {
            return Examination(name: "HeadlessSwiftUI", state: .ok, detail: Phrase(verbatim: folder))
        }
        return Examination(
            name: "HeadlessSwiftUI", state: .missing,
            detail: Phrase(
                de: "libHeadlessSwiftUI.so und Modules/ liegen weder in \(installation.folder) noch in ../lib/lessonctl daneben. "
                    + "Baue das ganze Paket, in seinem Ordner:",
                el:
                    "Τα libHeadlessSwiftUI.so και Modules/ δεν υπάρχουν ούτε στο \(installation.folder) ούτε στο ../lib/lessonctl. "
                    + "Μεταγλώττισε ολόκληρο το πακέτο, μέσα στον φάκελό του:",
                en: "libHeadlessSwiftUI.so and Modules/ are neither in \(installation.folder) nor in ../lib/lessonctl beside it. "
                    + "Build the whole package, in its folder:",
                ja: "libHeadlessSwiftUI.so と Modules/ が \(installation.folder) にも ../lib/lessonctl にもありません。"
                    + "パッケージのフォルダで全体をビルドしてください。"),
            command: "swift build -c release")
    }

    static func sandbox(_ environment: [String: String]) -> Examination {
        guard let bubblewrap = Tool("bwrap", in: environment) else {
            return Examination(
                name: "bubblewrap", state: .optional,
                detail: Phrase(
                    de: "Fehlt. Lösungen laufen dann ohne Abschottung, nur mit Grenzen für Zeit und Speicher.",
                    el: "Λείπει. Οι λύσεις τρέχουν τότε χωρίς απομόνωση, μόνο με όρια χρόνου και μνήμης.",
                    en: "Missing. Solutions then run without a sandbox, within limits of time and memory only.",
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
                    en: "\(bubblewrap.path) is there, but may not make namespaces here. In a container --privileged helps, else:",
                    ja: "\(bubblewrap.path) はありますが、ここでは名前空間を作れません。コンテナなら --privileged で、それ以外は次で解決できます。"),
                command: "sudo sysctl kernel.unprivileged_userns_clone=1")
        }
        return Examination(name: "bubblewrap", state: .ok, detail: Phrase(verbatim: bubblewrap.path))
    }

    static func cmark(_ environment: [String: String]) -> Examination {
        if let version = Tool("pkg-config", in: environment)?.output("--modversion", "libcmark") {
            return Examination(name: "libcmark", state: .ok, detail: Phrase(verbatim: version.filter { $0 != "\n" }))
        }
        return Examination(
            name: "libcmark", state: .optional,
            detail: Phrase(
                de: "Fehlt zum Bauen von lessonctl selbst; dieses hier läuft auch so.",
                el: "Λείπει για τη μεταγλώττιση του ίδιου του lessonctl· αυτό εδώ τρέχει και χωρίς.",
                en: "Missing for building lessonctl itself; this one runs as it is.",
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
                    en: "\(course.path), exercises: \(count)", ja: "\(course.path)、練習: \(count)"))
        } catch {
            return Examination(name: "Content/, Exercises/", state: .optional, detail: error.message)
        }
    }

    private static func installing(_ packages: String) -> String {
        (geteuid() == 0 ? "" : "sudo ") + "apt-get install \(packages)"
    }
}
