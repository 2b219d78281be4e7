import Foundation

/// The styles and scripts of the pages, each put together from the files of one concern, in their order.
enum SiteAssets {
    private static let parts: [(path: String, files: [String])] = [
        ("assets/theme.js", ["scripts/theme.js"]),
        ("assets/course.js", ["scripts/journal.js", "scripts/progress.js", "scripts/page.js"]),
        ("assets/start.js", ["scripts/start.js"]),
        ("assets/search.js", ["scripts/search.js"]),
        ("assets/course.css", ["colours", "text", "frame", "lesson", "code", "print"].map { "styles/\($0).css" }),
        ("assets/lists.css", ["styles/lists.css"]),
        ("assets/search.css", ["styles/search.css"]),
    ]

    /// By path from the site's root.
    ///
    /// - Throws: `SiteFailure.missingAsset`.
    static func files() throws(SiteFailure) -> [String: Data] {
        var files: [String: Data] = [:]
        for part in parts {
            var text = ""
            for file in part.files { text += try read(file) }
            files[part.path] = Data((part.path.hasSuffix(".js") ? script(text) : style(text)).utf8)
        }
        return files
    }

    /// The files of a script see each other's names, and no one else does.
    private static func script(_ text: String) -> String {
        "(() => {\n\"use strict\";\n\(text)})();\n"
    }

    /// Without the signs that only people need.
    private static func style(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " ") where bytes.last.map("{:;,".utf8.contains) == true: break
            case UInt8(ascii: "\n") where bytes.last.map("{};,".utf8.contains) == true: break
            case UInt8(ascii: "{"), UInt8(ascii: "}"):
                while let last = bytes.last, last == UInt8(ascii: " ") || byte == UInt8(ascii: "}") && "\n;".utf8.contains(last) { bytes.removeLast() }
                bytes.append(byte)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self) + "\n"
    }

    /// A file's lines without comments of their own and without indentation.
    private static func read(_ name: String) throws(SiteFailure) -> String {
        let path = "\(Bundle.module.bundlePath)/Assets/\(name)"
        guard let data = FileManager.default.contents(atPath: path) else { throw .missingAsset(path) }
        let lines = String(decoding: data, as: UTF8.self).sourceLines.map(\.trimmingSpaces)
        return lines.filter { !$0.isEmpty && !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }.joined(separator: "\n") + "\n"
    }
}
