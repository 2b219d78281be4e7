import Foundation

/// The styles and scripts of every page: each put together from the files of one concern, in this order.
enum SiteAssets {
    private static let styles = ["colours", "text", "frame", "lesson", "code", "lists", "search", "print"]
    private static let scripts = ["journal", "progress", "search", "page"]

    /// By path from the site's root.
    ///
    /// - Throws: `SiteFailure.missingAsset`.
    static func files() throws(SiteFailure) -> [String: Data] {
        [
            "assets/course.css": Data(try joined(styles.map { "styles/\($0).css" }).utf8),
            "assets/course.js": Data(("(() => {\n\"use strict\";\n\n" + (try joined(scripts.map { "scripts/\($0).js" })) + "})();\n").utf8),
            "assets/theme.js": Data(try joined(["scripts/theme.js"]).utf8),
        ]
    }

    private static func joined(_ names: [String]) throws(SiteFailure) -> String {
        var texts: [String] = []
        for name in names {
            let path = "\(Bundle.module.bundlePath)/Assets/\(name)"
            guard let data = FileManager.default.contents(atPath: path) else { throw .missingAsset(path) }
            texts.append(String(decoding: data, as: UTF8.self))
        }
        return texts.joined(separator: "\n")
    }
}
