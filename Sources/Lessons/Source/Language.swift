import Foundation

/// A language that the toolkit speaks. A lesson's own language is its folder's name and may be any for which there is a vocabulary.
public enum Language: String, CaseIterable, Codable, Sendable {
    case german = "de"
    case greek = "el"
    case english = "en"
    case japanese = "ja"

    /// The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first; nil where it is none of ours.
    public static func preferred(in environment: [String: String]) -> Language? {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale.flatMap { Language(rawValue: String($0.prefix(2))) }
    }
}
