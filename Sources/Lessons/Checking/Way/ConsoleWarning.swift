import Automation

/// What SwiftUI warns of on its console, with the line that it comes from where only one can be meant.
enum ConsoleWarning: WayRule {
    static func findings(on way: Way) -> [Finding] {
        var seen: Set<String> = []
        return way.warnings.filter { names.contains($0.name) && seen.insert($0.text).inserted }.map { warning in
            let id = warning.name.replacing(" ", with: "-")
            guard let (source, index) = place(of: warning, on: way) else {
                return Finding(
                    id: id, severity: .warning, message: .says(warning.text), notes: [Explanation.named(id)?.text].compactMap(\.self))
            }
            return .way(id, .says(warning.text), at: index, in: source, fix: nil)
        }
    }

    /// Those that no rule of its own looks at.
    private static let names: Set = [
        "missing destination", "homogeneous path", "path not codable", "multiple path updates", "state change during update", "duplicate id",
        "missing tag", "second sheet", "nested stack", "page beneath",
    ]

    private static func place(of warning: Warning, on way: Way) -> (SwiftOutline, Int)? {
        switch warning.name {
        case "missing destination": way.only(way.calls(of: "NavigationLink").filter { $1.argument("value") != nil })
        case "homogeneous path": way.destinations.last.map { ($0.source, $0.call.start) }
        case "path not codable": way.only(way.calls(of: "append").filter { way.pathNames.contains($0[$1.start - 2]) })
        case "missing tag": way.only(way.calls(of: "Picker"))
        case "duplicate id": way.only(way.calls(of: "ForEach"))
        case "second sheet": way.calls(of: "sheet").last.map { ($0.source, $0.call.start) }
        case "nested stack": way.nestedStack ?? way.calls(of: "NavigationStack").last.map { ($0.source, $0.call.start) }
        case "page beneath": way.only(way.calls(of: "NavigationLink").filter { $1.argument("value") == nil })
        default: nil
        }
    }
}

extension Way {
    fileprivate func only(_ calls: [(source: SwiftOutline, call: SwiftCall)]) -> (SwiftOutline, Int)? {
        calls.count == 1 ? (calls[0].source, calls[0].call.start) : nil
    }

    /// A stack that is written within another, or on its page.
    fileprivate var nestedStack: (SwiftOutline, Int)? {
        calls(of: "NavigationStack").first { source, stack in
            source.calls(around: stack.start).contains { ["NavigationStack", "navigationDestination", "NavigationLink"].contains($0.name) }
        }.map { ($0.source, $0.call.start) }
    }
}

extension Phrase {
    fileprivate static func says(_ text: String) -> Phrase {
        let text = text.split(separator: "\n").joined(separator: " ")
        return Phrase(de: "SwiftUI warnt: \(text)", el: "Το SwiftUI προειδοποιεί: \(text)", en: "SwiftUI warns: \(text)", ja: "SwiftUI の警告：\(text)")
    }
}
