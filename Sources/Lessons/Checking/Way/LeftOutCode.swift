/// Code for a system or a framework that isn't here: the compiler skips it without a word.
enum LeftOutCode: WayRule {
    static func findings(on way: Way) -> [Finding] {
        way.sources.flatMap { source in
            source.tokens.indices.compactMap { index in
                guard ["if", "elseif"].contains(source[index]), source[index - 1] == "#", let condition = source.unmetCondition(at: index + 1) else {
                    return nil
                }
                return .way("left-out-code", .leftOut(condition), at: index, in: source, fix: nil, severity: .note)
            }
        }
    }
}

extension SwiftOutline {
    private static let systems: Set = ["iOS", "macOS", "watchOS", "tvOS", "visionOS"]
    private static let here: Set = ["SwiftUI", "Combine", "Foundation", "Observation", "Swift", "Dispatch", "Glibc", "FoundationNetworking"]

    /// `os(iOS)`, `canImport(UIKit)`; nil for what is met here, and for what negates.
    fileprivate func unmetCondition(at index: Int) -> String? {
        guard self[index + 1] == "(", self[index + 3] == ")" else { return nil }
        let isUnmet =
            switch self[index] {
            case "os": Self.systems.contains(self[index + 2])
            case "canImport": !Self.here.contains(self[index + 2])
            default: false
            }
        return isUnmet ? text(of: index..<index + 4) : nil
    }
}

extension Phrase {
    fileprivate static func leftOut(_ condition: String) -> Phrase {
        Phrase(
            de: "`#if \(condition)` trifft hier nicht zu: Was darunter steht, wurde beim Prüfen weggelassen.",
            el: "Το `#if \(condition)` δεν ισχύει εδώ: ό,τι ακολουθεί παραλείφθηκε στον έλεγχο.",
            en: "`#if \(condition)` isn't met here: what stands below it was left out of the check.",
            ja: "`#if \(condition)` はここでは成り立たないため、その下のコードはチェックから除かれました。")
    }
}
