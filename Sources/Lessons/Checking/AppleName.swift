import Foundation

/// A name of Apple's that a check doesn't have: the toolkit lacks it, or the framework that it comes from.
struct AppleName: Hashable, Sendable {
    let name: String
    let framework: String
    /// What to write in its place, as code; nil where there is nothing like it.
    let substitute: String?

    /// What a message of the compiler's is about, where that is a name of Apple's.
    static func named(in message: String) -> AppleName? {
        KnownNames.unknown(in: message).flatMap { table[$0] } ?? ofUIKit(in: message)
    }

    /// What is there of UIKit is there in outline: more of it is Apple's, though no list has it.
    private static func ofUIKit(in message: String) -> AppleName? {
        if let match = message.firstMatch(of: /type '(UI[A-Z]\w*)' has no member '(\w+)'/) {
            let (_, type, member) = match.output
            return AppleName(name: "\(type).\(member)", framework: "UIKit", substitute: table["\(type).*"]?.substitute)
        }
        return message.firstMatch(of: /cannot find (?:type )?'(UI[A-Z]\w*)' in scope/).map {
            AppleName(name: String($0.output.1), framework: "UIKit", substitute: nil)
        }
    }

    /// What to tell a learner of it.
    var explanation: Phrase {
        let advice = substitute.map(Phrase.advice(substitute:)) ?? .adviceToLeaveOut
        return name == framework ? .missingFramework(name, advice) : framework == "SwiftUI" ? .missing(name, advice) : .missing(name, of: framework, advice)
    }

    /// Every name by itself.
    static let table: [String: AppleName] = {
        let file = Bundle.module.bundlePath + "/AppleNames.txt"
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return Dictionary(parsed(from: text).map { ($0.name, $0) }) { first, _ in first }
    }()

    /// A framework stands at the beginning of a line, its names are indented under it, one a line, and an arrow leads to what to
    /// write in their place. What follows a framework's own name holds for its import.
    static func parsed(from text: String) -> [AppleName] {
        var framework = ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let parts = line.split(separator: "->", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = parts.first, !name.isEmpty else { return nil }
            if line.first != " " { framework = name }
            if name == "SwiftUI" { return nil }
            return AppleName(name: name, framework: framework, substitute: parts.count > 1 ? parts[1] : nil)
        }
    }
}

extension Phrase {
    fileprivate static func missing(_ name: String, _ advice: Phrase) -> Phrase {
        Phrase(
            de: "`\(name)` gehört zu Apples SwiftUI, aber nicht zu dem Teil, der beim Prüfen zur Verfügung steht. \(advice.de)",
            el: "Το `\(name)` ανήκει στο SwiftUI της Apple, αλλά όχι στο μέρος του που υπάρχει στον έλεγχο. \(advice.el)",
            en: "`\(name)` is part of Apple's SwiftUI, but not of the part that is available in a check. \(advice.en)",
            ja: "`\(name)` は Apple の SwiftUI にはありますが、チェックで使える範囲には含まれていません。\(advice.ja)")
    }

    fileprivate static func missing(_ name: String, of framework: String, _ advice: Phrase) -> Phrase {
        Phrase(
            de: "`\(name)` kommt aus \(framework), und dieses Framework gibt es beim Prüfen nicht. \(advice.de)",
            el: "Το `\(name)` προέρχεται από το \(framework), και αυτό το framework δεν υπάρχει στον έλεγχο. \(advice.el)",
            en: "`\(name)` comes from \(framework), and that framework isn't available in a check. \(advice.en)",
            ja: "`\(name)` は \(framework) のものですが、このフレームワークはチェックでは使えません。\(advice.ja)")
    }

    fileprivate static func missingFramework(_ name: String, _ advice: Phrase) -> Phrase {
        Phrase(
            de: "\(name) gibt es beim Prüfen nicht, nur SwiftUI, Foundation, Observation und Combine. \(advice.de)",
            el: "Το \(name) δεν υπάρχει στον έλεγχο: υπάρχουν μόνο τα SwiftUI, Foundation, Observation και Combine. \(advice.el)",
            en: "\(name) isn't available in a check; only SwiftUI, Foundation, Observation and Combine are. \(advice.en)",
            ja: "\(name) はチェックでは使えません。使えるのは SwiftUI、Foundation、Observation、Combine だけです。\(advice.ja)")
    }

    fileprivate static func advice(substitute: String) -> Phrase {
        Phrase(
            de: "Nimm stattdessen `\(substitute)`.", el: "Χρησιμοποίησε αντί γι’ αυτό `\(substitute)`.", en: "Use `\(substitute)` instead.",
            ja: "代わりに `\(substitute)` を使ってください。")
    }

    fileprivate static let adviceToLeaveOut = Phrase(
        de: "Lass es in dieser Übung weg; für die Navigation brauchst du es nicht.",
        el: "Άφησέ το έξω από την άσκηση· για την πλοήγηση δεν χρειάζεται.",
        en: "Leave it out of this exercise; you don't need it for navigation.",
        ja: "これを使わずに書いてください。ナビゲーションの課題には必要ありません。")
}
