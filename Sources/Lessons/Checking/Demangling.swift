import Glibc

/// Swift's names behind the symbols of a library.
enum Demangling {
    /// `HeadlessSwiftUI.NavigationLink.init(…)` of `$s15HeadlessSwiftUI…`; nil for what isn't Swift's.
    static func demangled(_ symbol: String) -> String? {
        guard symbol.hasPrefix("$s"), let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// The name without what stands between `<` and `>`.
    static func withoutGenerics(_ name: String) -> String {
        var plain = ""
        var depth = 0
        var last: Character = " "
        for character in name {
            switch character {
            case "<": depth += 1
            case ">" where last != "-": depth -= 1
            case _ where depth == 0: plain.append(character)
            default: break
            }
            last = character
        }
        return plain
    }

    /// What is named: `View.sheet(…)` of `(extension in M):View.sheet(…)`, `M.Text` of `type metadata accessor for M.Text`.
    static func signature(in name: String) -> Substring {
        var rest = name[...]
        if let subject = rest.range(of: " for ", options: .backwards) { rest = rest[subject.upperBound...] }
        if rest.hasPrefix("(extension in "), let end = rest.range(of: "):") { rest = rest[end.upperBound...] }
        return rest
    }

    /// The labels of an argument list, from its `(`.
    static func labels(of list: Substring) -> [String] {
        var labels: [String] = []
        var (depth, label, isOpen) = (0, "", true)
        for character in list {
            switch character {
            case "(" where depth == 0: depth = 1
            case "(", "[": depth += 1
            case ")" where depth == 1:
                return labels.isEmpty && label.isEmpty && isOpen ? [] : labels + (isOpen ? ["_"] : [])
            case ")", "]": depth -= 1
            case ":" where depth == 1 && isOpen:
                labels.append(label)
                isOpen = false
            case "," where depth == 1:
                if isOpen { labels.append("_") }
                (label, isOpen) = ("", true)
            case " " where label.isEmpty: break
            default: if depth == 1, isOpen { label.append(character) }
            }
        }
        return labels
    }
}

@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
