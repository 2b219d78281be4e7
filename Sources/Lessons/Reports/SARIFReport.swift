import Foundation

/// Findings in the Static Analysis Results Interchange Format 2.1.0 (OASIS), as code hosts and editors read it.
public struct SARIFReport: Encodable, Sendable {
    private let results: [Result]
    private let rules: [Rule]
    private let version: String
    private let language: Language

    /// - Parameters:
    ///   - version: the tool's.
    ///   - shown: a file's path as a code host knows it: from the folder of the course.
    public init(_ findings: [LintFinding], version: String, language: Language, shown: (String) -> String) {
        (self.version, self.language) = (version, language)
        results = findings.map { Result($0, language: language, shown: shown) }
        let names = Set(findings.map(\.finding.id))
        rules = names.sorted().map { name in
            Rule(id: name, shortDescription: Explanation.named(name).map { Message(text: $0.text.text(in: language)) })
        }
    }

    public func encode(to encoder: any Encoder) throws {
        let driver = Driver(name: "lessonctl", version: version, language: language.rawValue, rules: rules)
        let run = Run(tool: Tool(driver: driver), columnKind: "unicodeCodePoints", results: results)
        try Log(schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run]).encode(to: encoder)
    }

    private struct Log: Encodable {
        var schema: String
        var version: String
        var runs: [Run]

        private enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        var tool: Tool
        var columnKind: String
        var results: [Result]
    }

    private struct Tool: Encodable {
        var driver: Driver
    }

    private struct Driver: Encodable {
        var name: String
        var version: String
        var language: String
        var rules: [Rule]
    }

    private struct Rule: Encodable {
        var id: String
        var shortDescription: Message?
    }

    private struct Message: Encodable {
        var text: String
    }

    private struct Result: Encodable {
        var ruleId: String
        var level: Finding.Severity
        var message: Message
        var locations: [Location]
        var fixes: [Fix]?

        init(_ linted: LintFinding, language: Language, shown: (String) -> String) {
            let finding = linted.finding
            (ruleId, level) = (finding.id, finding.severity)
            let fix = finding.fix.flatMap { $0.en.isEmpty ? nil : $0 }.map { "→ " + $0.text(in: language) }
            let texts = [finding.message.text(in: language)] + finding.notes.map { $0.text(in: language) } + [fix].compactMap(\.self)
            message = Message(text: texts.joined(separator: "\n"))
            locations = [finding.place.map { Location($0, shown: shown) }].compactMap(\.self)
            fixes = linted.edits.isEmpty ? nil : [Fix(linted.edits, shown: shown)]
        }
    }

    private struct Location: Encodable {
        var physicalLocation: PhysicalLocation

        init(_ place: Finding.Place, shown: (String) -> String) {
            let (start, end) = (place.position, place.end)
            let region = Region(startLine: start.line, startColumn: start.column, endLine: end?.line, endColumn: end?.column)
            physicalLocation = PhysicalLocation(artifactLocation: Artifact(shown(place.path)), region: region)
        }
    }

    private struct PhysicalLocation: Encodable {
        var artifactLocation: Artifact
        var region: Region
    }

    private struct Artifact: Encodable {
        var uri: String

        init(_ path: String) {
            uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        }
    }

    private struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int?
        var endColumn: Int?
    }

    private struct Fix: Encodable {
        var artifactChanges: [Change]

        init(_ edits: [TextEdit], shown: (String) -> String) {
            artifactChanges = Dictionary(grouping: edits, by: \.path).sorted { $0.key < $1.key }.map { path, edits in
                Change(artifactLocation: Artifact(shown(path)), replacements: edits.map(Replacement.init))
            }
        }
    }

    private struct Change: Encodable {
        var artifactLocation: Artifact
        var replacements: [Replacement]
    }

    private struct Replacement: Encodable {
        var deletedRegion: Region
        var insertedContent: Message

        init(_ edit: TextEdit) {
            let (start, end) = (edit.range.start, edit.range.end)
            deletedRegion = Region(startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
            insertedContent = Message(text: edit.replacement)
        }
    }
}
