import Automation
import Foundation

// Stands in for the real session until it is merged: shows a button as an element and runs its action.

@MainActor func beginSession(_ launch: Launch) -> any AppSession { PlaceholderSession() }

@MainActor private final class PlaceholderSession: AppSession {
    private let view: (any View)?

    init() { view = _Solution.root?() }

    func answer(_ command: Command) -> Reply {
        switch command {
        case .perform(.tap): tap(view); return .settled
        case .screen: return .screen(Screen(elements: [Element(.text, label: (body(of: view) as? Text)?.text ?? "")]))
        case .path: return .path(nil)
        case .pages: return .pages([])
        case .observations: return .observations(Observations())
        default: return .settled
        }
    }

    private func tap(_ view: (any View)?) { (body(of: view) as? Button)?.action() }

    private func body(of view: (any View)?) -> (any View)? {
        view.map { $0 is Text || $0 is Button ? $0 : $0.body }
    }
}
