import Automation

extension Screen {
    /// The screen in plain text: a frame, the title bar, rows, buttons in brackets.
    ///
    /// - Parameters:
    ///   - width: in columns of a terminal; at most 80, and at least enough for a frame.
    ///   - height: in lines; what is longer loses its end.
    /// - Returns: the lines, none wider than `width`.
    public func drawing(in language: Language, width: Int = 60, height: Int = 60) -> [String] {
        ScreenDrawing(language: language, width: min(80, max(20, width)), height: max(5, height)).lines(of: self)
    }
}

/// Draws a screen in text.
struct ScreenDrawing {
    let language: Language
    let width: Int
    let height: Int

    /// What is left between the sides of the frame.
    private var innerWidth: Int { width - 4 }

    func lines(of screen: Screen) -> [String] {
        let message = screen.presentation?.message.map { wrapped($0) } ?? []
        let content = message + blocks(of: screen.elements).flatMap(\.self)
        let shown = content.isEmpty ? [.text(Self.empty.text(in: language))] : shortened(content)
        return [edge("┌", "┐", title: screen.presentation.map(title))] + shown.map(framed) + [edge("└", "┘", title: nil)]
    }

    /// A line inside the frame.
    enum Line {
        case text(String)
        /// From side to side.
        case rule
    }

    // MARK: Frame

    private func framed(_ line: Line) -> String {
        switch line {
        case .rule: "├" + String(repeating: "─", count: width - 2) + "┤"
        case .text(let text): "│ " + text.padded(toDisplayWidth: innerWidth) + " │"
        }
    }

    private func edge(_ left: String, _ right: String, title: String?) -> String {
        let name = title.map { "─ \($0.prefix(displayWidth: width - 6)) " } ?? ""
        return left + name + String(repeating: "─", count: width - 2 - name.displayWidth) + right
    }

    private func title(_ presentation: Screen.Presentation) -> String {
        let noun = presentation.kind.noun.text(in: language)
        return presentation.title.map { "\(noun): \(clean($0))" } ?? noun
    }

    private func shortened(_ lines: [Line]) -> [Line] {
        let room = height - 2
        return lines.count <= room ? lines : lines.prefix(room - 1) + [.text("…")]
    }

    // MARK: Elements

    private func blocks(of elements: [Element]) -> [[Line]] { elements.map(block) }

    private func block(of element: Element) -> [Line] {
        switch element.role {
        case .stack: bar(of: element) + lines(of: element.children)
        case .splitView: columns(of: element)
        case .tabs: tabs(of: element)
        case .list, .form: lines(of: element.children)
        case .section: section(element)
        case .row: row(element)
        case .group: element.children.isEmpty ? wrapped(marked(element)) : lines(of: element.children)
        case .menu: wrapped(marked(element)) + lines(of: element.children).map(indented)
        default: wrapped(marked(element))
        }
    }

    private func lines(of elements: [Element]) -> [Line] { blocks(of: elements).flatMap(\.self) }

    private func bar(of stack: Element) -> [Line] {
        guard let bar = stack.bar else { return [] }
        let back = bar.back.map { "‹ \(clean($0))" } ?? ""
        let title = clean(bar.title ?? "")
        let items = bar.items.map(marked).joined(separator: " ")
        let parts = [back, title, items]
        guard parts.contains(where: { !$0.isEmpty }) else { return [] }
        let oneLine = across(parts)
        return (oneLine.map { [.text($0)] } ?? parts.filter { !$0.isEmpty }.flatMap(wrapped)) + [.rule]
    }

    /// Left, middle and right on one line; nil where there is no room.
    private func across(_ parts: [String]) -> String? {
        let widths = parts.map(\.displayWidth)
        guard widths.reduce(0, +) + 2 <= innerWidth else { return nil }
        let middle = max(widths[0] + 1, min((innerWidth - widths[1]) / 2, innerWidth - widths[2] - widths[1] - 1))
        let start = parts[0].padded(toDisplayWidth: widths[1] == 0 ? widths[0] : middle) + parts[1]
        return start.padded(toDisplayWidth: innerWidth - widths[2]) + parts[2]
    }

    private func columns(of split: Element) -> [Line] {
        Array(split.children.map { block(of: $0) }.filter { !$0.isEmpty }.joined(separator: [.rule]))
    }

    private func tabs(of element: Element) -> [Line] {
        let tabs = element.children.filter { $0.role == .tab }
        let names = tabs.map { $0.states.contains(.selected) ? "▸ \(clean($0.label))" : clean($0.label) }
        return lines(of: element.children.filter { $0.role != .tab }) + [.rule] + wrapped(names.joined(separator: " | "))
    }

    private func section(_ section: Element) -> [Line] {
        (section.label.isEmpty ? [] : wrapped("\(clean(section.label)):")) + lines(of: section.children)
    }

    private func row(_ row: Element) -> [Line] {
        let content = rowContent(row)
        let right = rightEdge(of: row)
        let lines = content.wrapped(toDisplayWidth: innerWidth - 2 - (right.isEmpty ? 0 : right.displayWidth + 1))
        return lines.enumerated().map { index, line in
            let start = (index == 0 ? "• " : "  ") + line
            return .text(index == 0 ? start.padded(toDisplayWidth: innerWidth - right.displayWidth) + right : start)
        }
    }

    private func rowContent(_ row: Element) -> String {
        let parts = row.children.flatMap(parts).filter { !$0.isEmpty }
        let isDisabled = row.states.contains(.disabled) || row.children.contains { $0.role == .link && $0.states.contains(.disabled) }
        let text = parts.isEmpty ? clean(row.label) : parts.joined(separator: "  ")
        return isDisabled ? "\(text) \(disabledMark)" : text
    }

    private func parts(of element: Element) -> [String] {
        switch element.role {
        case .link: [clean(element.label)]
        case .group where !element.children.isEmpty: element.children.flatMap(parts)
        default: [marked(element)]
        }
    }

    /// The chevron, and the check mark of what is selected.
    private func rightEdge(of row: Element) -> String {
        let states = row.children.filter { $0.role == .link }.reduce(row.states) { $0.union($1.states) }
        return [states.contains(.selected) ? "✓" : "", states.contains(.disclosure) ? "›" : ""].filter { !$0.isEmpty }.joined(
            separator: " ")
    }

    private func indented(_ line: Line) -> Line {
        guard case .text(let text) = line else { return line }
        return .text("  \(text.prefix(displayWidth: innerWidth - 2))")
    }

    private func wrapped(_ text: String) -> [Line] {
        text.isEmpty ? [] : clean(text).wrapped(toDisplayWidth: innerWidth).map { .text($0) }
    }

    private static let empty = Phrase(de: "(leer)", el: "(άδεια)", en: "(empty)", ja: "（空）")
}

// MARK: - Controls

extension ScreenDrawing {
    /// An element on one line, with the marks that tell what it is.
    private func marked(_ element: Element) -> String {
        let text = mark(element)
        return element.states.contains(.disabled) ? "\(text) \(disabledMark)" : text
    }

    private func mark(_ element: Element) -> String {
        let label = clean(element.label)
        switch element.role {
        case .button: return "[\(label)]"
        case .link: return "[\(label) →]"
        case .menu: return "[\(label) ▾]"
        case .image: return "(\(label.isEmpty ? element.style?.symbol ?? "" : label))"
        case .field: return field(element)
        case .toggle: return (element.value == "on" ? "[x] " : "[ ] ") + label
        case .picker: return named(element, element.value.map { "\(clean($0)) ▾" } ?? "▾")
        case .stepper: return named(element, element.value.map(clean)) + " [−] [+]"
        case .slider, .date, .progress: return named(element, element.value.map(clean))
        default: return element.states.contains(.tappable) ? "[\(label)]" : label
        }
    }

    private func field(_ element: Element) -> String {
        let cursor = element.states.contains(.focused) ? "|" : ""
        let name = element.label.isEmpty ? element.prompt ?? "" : element.label
        return "\(clean(name)): <\(clean(element.value ?? ""))\(cursor)>"
    }

    private func named(_ element: Element, _ value: String?) -> String {
        [clean(element.label), value ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    }

    private var disabledMark: String { "(\(Expectation.State.disabled.adjective.text(in: language)))" }

    /// Without characters that would do something to a terminal.
    private func clean(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" }) else { return text }
        return String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control && $0 != "\n" ? " " : $0 }))
    }
}
