import Glibc

/// What the machine, rather than the learner or the course, has failed to provide.
public enum MachineFailure: Error, Hashable, Sendable {
    /// No `swiftc` on the search path.
    case noCompiler
    /// There is a `swiftc`, but it doesn't run or doesn't say where its toolchain is.
    case brokenCompiler(path: String)
    /// A part of the toolchain, of the compiler found, isn't there.
    case noToolchainPart(path: String)
    /// A part of this toolkit hasn't been built or installed.
    case noRuntimePart(name: String, folder: String)
    case cannotStart(program: String, reason: String)
    case cannotWrite(path: String, reason: Phrase)
    /// A sandbox is required, and there is none. The reason is bubblewrap's.
    case noSandbox(reason: String)
    /// The compiler or linker has failed without a word about the solution.
    case toolFailed(name: String, output: String)

    public var message: Phrase {
        switch self {
        case .noCompiler:
            Phrase(
                de: "Auf diesem Rechner fehlt der Swift-Compiler: `swiftc` ist in keinem Ordner des Suchpfads PATH.",
                el: "Από αυτόν τον υπολογιστή λείπει ο μεταγλωττιστής της Swift: το `swiftc` δεν υπάρχει σε κανέναν φάκελο του PATH.",
                en: "There is no Swift compiler on this machine: `swiftc` isn't in any of the folders in PATH.",
                ja: "このコンピュータには Swift コンパイラがありません。PATH のどのフォルダにも `swiftc` が見つかりません。")
        case .brokenCompiler(let path):
            Phrase(
                de: "Der Swift-Compiler \(path) läuft nicht richtig. Installiere Swift neu.",
                el: "Ο μεταγλωττιστής της Swift \(path) δεν λειτουργεί σωστά. Εγκατάστησε ξανά τη Swift.",
                en: "The Swift compiler \(path) doesn't run properly. Reinstall Swift.",
                ja: "Swift コンパイラ \(path) が正しく動きません。Swift を入れ直してください。")
        case .noToolchainPart(let path):
            Phrase(
                de: "Die Swift-Werkzeuge sind unvollständig: \(path) fehlt.",
                el: "Τα εργαλεία της Swift δεν είναι πλήρη: λείπει το \(path).",
                en: "The Swift toolchain is incomplete: \(path) is missing.",
                ja: "Swift ツールチェーンが不完全です。\(path) がありません。")
        case .noRuntimePart(let name, let folder):
            Phrase(
                de: "Ein Teil von lessonctl ist noch nicht gebaut: \(name) fehlt in \(folder).",
                el: "Ένα μέρος του lessonctl δεν έχει μεταγλωττιστεί ακόμη: το \(name) λείπει από το \(folder).",
                en: "Part of lessonctl hasn't been built yet: \(name) is missing from \(folder).",
                ja: "lessonctl の一部がまだビルドされていません。\(folder) に \(name) がありません。")
        case .cannotStart(let program, let reason):
            Phrase(
                de: "\(program) lässt sich nicht starten: \(reason)",
                el: "Το \(program) δεν ξεκινά: \(reason)",
                en: "\(program) can't be started: \(reason)",
                ja: "\(program) を起動できません：\(reason)")
        case .cannotWrite(let path, let reason):
            Phrase(
                de: "\(path) lässt sich nicht schreiben", el: "Δεν γίνεται εγγραφή στο \(path)", en: "\(path) can't be written",
                ja: "\(path) に書き込めません"
            ).because(reason)
        case .noSandbox(let reason):
            Phrase(
                de: "Auf diesem Rechner lässt sich keine Lösung abschotten: \(reason)",
                el: "Σε αυτόν τον υπολογιστή δεν γίνεται να απομονωθεί μια λύση: \(reason)",
                en: "Solutions can't be sandboxed on this machine: \(reason)",
                ja: "このコンピュータでは解答を隔離できません：\(reason)")
        case .toolFailed(let name, let output):
            Phrase(
                de: "\(name) ist gescheitert, ohne eine Stelle in der Lösung zu nennen:\n\(output)",
                el: "Το \(name) απέτυχε χωρίς να δείξει σημείο της λύσης:\n\(output)",
                en: "\(name) failed without pointing to a place in the solution:\n\(output)",
                ja: "\(name) が解答の場所を示さずに失敗しました：\n\(output)")
        }
    }

    /// What to type to put it right, where that is known.
    public var remedy: String? {
        switch self {
        case .noCompiler:
            "curl -O https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz && "
                + "tar zxf swiftly-$(uname -m).tar.gz && ./swiftly init"
        case .brokenCompiler, .noToolchainPart: "swiftly install latest"
        case .noRuntimePart: "swift build -c release"
        case .noSandbox: "sudo apt-get install bubblewrap"
        case .cannotWrite(let path, let reason) where reason == .systemError(ENOSPC): "df -h \(path)"
        case .cannotStart, .cannotWrite, .toolFailed: nil
        }
    }
}
