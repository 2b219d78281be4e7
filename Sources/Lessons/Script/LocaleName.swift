import Foundation

/// Names of locales: `de`, `de_DE`, `zh_Hant_TW`.
enum LocaleName {
    static func isKnown(_ name: String) -> Bool {
        guard let parts = name.wholeMatch(of: /([a-z]{2,3})(?:[_-][A-Z][a-z]{3})?(?:[_-]([A-Z]{2}|\d{3}))?/) else { return false }
        let isLanguage = Locale.LanguageCode(String(parts.1)).isISOLanguage
        return isLanguage && (parts.2.map { Locale.Region(String($0)).isISORegion } ?? true)
    }

    static func nearest(to name: String) -> String? {
        name.replacing("-", with: "_").nearest(in: Locale.availableIdentifiers.sorted())
    }
}
