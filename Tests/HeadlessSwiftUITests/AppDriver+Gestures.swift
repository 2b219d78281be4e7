import Automation
import Testing

extension AppDriver {
    var rows: [String] { all.filter { $0.role == .row }.map(\.label) }
    var presentation: Screen.Presentation? { screen.presentation }

    func states(_ label: String, _ role: Element.Role) -> Element.States? {
        all.first { $0.label == label && $0.role == role }?.states
    }

    func value(_ label: String) -> String? { all.first { $0.label == label && $0.value != nil }?.value }

    func hold(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(label, where: { $0.states.contains(.holdable) }, sourceLocation) { .hold(handle: $0) }
    }

    func swipe(_ row: String, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(row, where: { $0.role == .row }, sourceLocation) { .swipe(handle: $0) }
    }

    func delete(_ row: String, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(row, where: { $0.states.contains(.deletable) }, sourceLocation) { .delete(handle: $0) }
    }

    func select(_ row: String, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(row, where: { $0.role == .row }, sourceLocation) { .select(handle: $0) }
    }

    func enter(_ text: String, into field: String, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(field, where: { $0.role == .field }, sourceLocation) { .enter(text: text, handle: $0) }
    }

    func submit(_ field: String, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(field, where: { $0.role == .field }, sourceLocation) { .submit(handle: $0) }
    }

    func switchOn(_ toggle: String, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(toggle, where: { $0.role == .toggle }, sourceLocation) { .setOn(true, handle: $0) }
    }

    func search(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let handle = all.first(where: { $0.states.contains(.search) })?.handle else {
            Issue.record("there is no search field", sourceLocation: sourceLocation)
            return
        }
        perform(.search(text: text, handle: handle), sourceLocation: sourceLocation)
    }

    func refresh(sourceLocation: SourceLocation = #_sourceLocation) {
        guard let handle = all.first(where: { $0.states.contains(.refreshable) })?.handle else {
            Issue.record("nothing can be refreshed", sourceLocation: sourceLocation)
            return
        }
        perform(.refresh(handle: handle), sourceLocation: sourceLocation)
    }

    func choose(_ option: String, in picker: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let index = all.first { $0.role == .picker && $0.label == picker }?.options?.firstIndex(of: option)
        guard let index else {
            Issue.record("\(picker) has no option \(option)", sourceLocation: sourceLocation)
            return
        }
        perform(picker, where: { $0.role == .picker }, sourceLocation) { .choose(option: index, handle: $0) }
    }

    private func perform(_ label: String, where answers: (Element) -> Bool, _ sourceLocation: SourceLocation, _ action: (Int) -> Action) {
        guard let handle = all.first(where: { $0.label == label && answers($0) })?.handle else {
            Issue.record("nothing that answers is called \(label): \(all.map(\.label))", sourceLocation: sourceLocation)
            return
        }
        perform(action(handle), sourceLocation: sourceLocation)
    }
}
