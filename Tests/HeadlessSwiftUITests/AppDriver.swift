import Automation
@testable import HeadlessSwiftUI
import Testing

/// An app in this process, used as a person uses it.
@MainActor
struct AppDriver {
    let app: RunningApp

    /// - Parameter container: the app's folder, for an app that is to be launched again.
    init<V: View>(_ sizeClass: Launch.SizeClass = .compact, container: String = NSTemporaryDirectory(), @ViewBuilder _ root: () -> V) {
        let view = root()
        var launch = Launch(container: container)
        launch.sizeClass = sizeClass
        app = RunningApp(launch, mainQueue: nil) { view }
    }

    var screen: Screen { app.screen() }
    var stack: Element? { all.first { $0.role == .stack } }
    var title: String? { stack?.bar?.title }
    var back: String? { stack?.bar?.back }
    var depth: Int { stack?.bar?.depth ?? 0 }
    var warnings: [String] { app.graph.warnings.map(\.name) }

    var path: [Value]? {
        if case .path(let path) = app.answer(.path) { path } else { nil }
    }

    /// Every text on the screen, in reading order.
    var texts: [String] { all.filter { $0.role == .text }.map(\.label) }

    /// Every element on the screen.
    var all: [Element] {
        func flatten(_ elements: [Element]) -> [Element] {
            elements.flatMap { [$0] + flatten($0.bar?.items ?? []) + flatten($0.children) }
        }
        return flatten(screen.elements)
    }

    func element(_ label: String, _ role: Element.Role? = nil) -> Element? {
        all.first { $0.label == label && $0.handle != nil && (role == nil || $0.role == role) }
    }

    func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let handle = element(label)?.handle else {
            Issue.record("nothing to tap is called \(label): \(all.map(\.label))", sourceLocation: sourceLocation)
            return
        }
        perform(.tap(handle: handle), sourceLocation: sourceLocation)
    }

    func back(levels: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(.back(levels: levels), sourceLocation: sourceLocation)
    }

    func perform(_ action: Action, sourceLocation: SourceLocation = #_sourceLocation) {
        if case .refused(let why) = app.answer(.perform(action)) {
            Issue.record("\(action): \(why)", sourceLocation: sourceLocation)
        }
    }
}
