import Foundation
import Testing

@testable import Lessons

/// The colours of the pages' style sheet, in both of its themes.
struct ContrastTests {
    private struct Colour {
        let red: Double, green: Double, blue: Double

        init?(_ hex: Substring) {
            guard hex.count == 6, let value = Int(hex, radix: 16) else { return nil }
            (red, green, blue) = (Double(value >> 16) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255)
        }

        /// As WCAG 2.2 defines it.
        private var luminance: Double {
            let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }

        func contrast(to other: Colour) -> Double {
            let pair = [luminance, other.luminance].sorted()
            return (pair[1] + 0.05) / (pair[0] + 0.05)
        }
    }

    private let themes: [[String: Colour]]

    init() throws {
        let path = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/Lessons/Pages/Assets/styles/colours.css").standardized.path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let base = text.prefix(upTo: text.firstRange(of: "@media")?.lowerBound ?? text.endIndex)
        var themes: [[String: Colour]] = [[:], [:]]
        for match in base.matches(of: #/--(?<name>[a-z-]+): light-dark\(#(?<light>[0-9a-f]{6}), #(?<dark>[0-9a-f]{6})\)/#) {
            themes[0][String(match.name)] = Colour(match.light)
            themes[1][String(match.name)] = Colour(match.dark)
        }
        self.themes = themes
    }

    private func contrast(_ a: String, _ b: String) throws -> Double {
        try themes.map { try #require($0[a]).contrast(to: #require($0[b])) }.min() ?? 0
    }

    @Test func `Text has a contrast of at least 4.5 to 1 on everything that it stands on`() throws {
        let grounds = ["paper", "surface", "raised"]
        for text in ["ink", "quiet", "accent", "done", "warn", "bad"] {
            for ground in grounds { #expect(try contrast(text, ground) >= 4.5, "\(text) on \(ground)") }
        }
        for (text, ground) in [
            ("ink", "tint"), ("accent", "tint"), ("on-accent", "accent"), ("done", "done-tint"), ("ink", "warn-tint"), ("quiet", "warn-tint"),
            ("accent", "warn-tint"), ("ink", "bad-tint"), ("bad", "bad-tint"), ("ink", "found"), ("quiet", "tint"),
        ] {
            #expect(try contrast(text, ground) >= 4.5, "\(text) on \(ground)")
        }
    }

    @Test func `Every colour of code has a contrast of at least 4.5 to 1`() throws {
        for kind in ["comment", "string", "keyword", "type", "number", "attribute"] {
            for ground in ["surface", "paper"] { #expect(try contrast("code-\(kind)", ground) >= 4.5, "\(kind) on \(ground)") }
        }
    }

    @Test func `Edges of what can be used have a contrast of at least 3 to 1`() throws {
        for edge in ["edge", "accent", "done", "warn", "bad"] {
            for ground in ["paper", "raised", "surface"] { #expect(try contrast(edge, ground) >= 3, "\(edge) on \(ground)") }
        }
    }

    @Test func `No other colours are written anywhere`() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/Lessons/Pages/Assets/styles").standardized.path
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) where !["colours.css", "print.css"].contains(file) {
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            #expect(!text.contains(#/#[0-9a-f]{3,6}\b/#), "\(file)")
        }
    }
}
