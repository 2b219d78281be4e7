import Foundation

/// What came of samples before, by their content and by the programs that it came of.
public struct SampleCache: Sendable {
    private let folder: String
    private let identity: String

    /// - Parameter folder: of our own; made where it isn't there.
    public init(folder: String, checker: Checker) {
        self.folder = folder
        let programs = checker.programs + [checker.installation.modules + "/HeadlessSwiftUI.swiftmodule"]
        identity = programs.map { BuildIdentity(ofFileAt: $0).text }.joined(separator: " ")
    }

    func key(of sample: LintedSample) -> String {
        let parts = [identity, "\(sample.purpose)"] + sample.files.flatMap { [$0.path, $0.source.text] }
        return ContentHash(Data(parts.joined(separator: "\0").utf8)).description
    }

    subscript(key: String) -> SampleOutcome? {
        FileManager.default.contents(atPath: path(key)).flatMap { try? JSONDecoder().decode(SampleOutcome.self, from: $0) }
    }

    /// A cache that can't be written only costs time.
    func keep(_ outcome: SampleOutcome, as key: String) {
        guard let data = try? JSONEncoder().encode(outcome) else { return }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? data.write(to: URL(fileURLWithPath: path(key)), options: .atomic)
    }

    /// Drops all but those.
    func keepOnly(_ keys: Set<String>) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasSuffix(".json") && !keys.contains(String(name.dropLast(".json".count))) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    private func path(_ key: String) -> String { "\(folder)/\(key).json" }
}
