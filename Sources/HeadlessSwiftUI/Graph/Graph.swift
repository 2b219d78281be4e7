import Automation
import Foundation

/// The running tree of one app: which nodes wait for an update, and what runs once they have had it.
///
/// An event (a tap, a timer, a task's line) changes state, which invalidates the nodes that read it. `settle()` then evaluates those,
/// parents first, and runs the actions that the update asked for (`onAppear`, `onChange`, …), again and again until nothing is left.
@MainActor
package final class Graph {
    /// Work that an update has asked for, in the order in which SwiftUI runs it.
    enum Phase: Int, CaseIterable {
        /// The runtime's own: a stack looks at its path again, a sheet at its binding.
        case reconcile
        case change
        /// What has gone at once, without a transition.
        case leave
        case appear
        case disappear
        case task
    }

    package var counters = Counters()
    var warnings: [Warning] = []
    /// Values of each view type that were handed to SwiftUI, by type.
    var created: [ObjectIdentifier: (name: String, count: Int)] = [:]
    /// Forms of the API whose use shows only at run time.
    var used: Set<String> = []
    var presentations = Presentations()
    /// The field that has the focus, or the modifier that ties a focus state to it.
    weak var focused: _Node?
    /// What a gesture has opened for the time being: a menu, a row's swipe actions.
    weak var transient: (any TransientNode)?
    /// What takes an address that the app is opened with.
    var urlHandlers: [any URLHandler] = []
    /// Actions that a step waits for: a refresh.
    var awaited = 0
    /// When what leaves the tree now says goodbye.
    var departure = Phase.disappear
    private(set) var isUpdating = false
    /// Counts the times that the screen would have been drawn anew.
    private(set) var frame = 0
    private var invalid: [_Node] = []
    /// What has left the tree in this step. Code that is under way may still go from one to the other.
    private var departed: [_Node] = []
    private var actions: [[@MainActor () -> Void]] = Phase.allCases.map { _ in [] }
    /// How many actions wait.
    private var waiting = 0
    private var warned: Set<String> = []
    private var nextSerial = 0
    /// The type of a view that is being placed and has been counted before.
    private var counted: ObjectIdentifier?

    /// How much work was done; what shows that a step's cost follows what changed.
    package struct Counters: Equatable {
        package var bodies = 0
        /// Nodes that came into the tree or were evaluated because of what they read.
        package var nodes = 0
    }

    func serial() -> Int {
        nextSerial += 1
        return nextSerial
    }

    func enqueue(_ node: _Node) {
        invalid.append(node)
    }

    func after(_ phase: Phase, _ action: @escaping @MainActor () -> Void) {
        actions[phase.rawValue].append(action)
        waiting += 1
    }

    var isSettled: Bool {
        invalid.isEmpty && waiting == 0
    }

    /// Updates until nothing waits.
    func settle() {
        guard !isUpdating else { return }
        frame += 1
        while !isSettled {
            update()
            runNextActions()
        }
    }

    func keepForNow(_ node: _Node) { departed.append(node) }

    /// The step is over: lets go of what has left the tree.
    func letGo() {
        for node in departed { node.letGo() }
        departed = []
    }

    /// Evaluates every invalid node once, parents before their children.
    func update() {
        isUpdating = true
        defer { isUpdating = false }
        while !invalid.isEmpty {
            var batch = invalid
            invalid = []
            if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
            for node in batch where node.isInvalid && node.isInTree {
                counters.nodes += 1
                node.evaluate()
            }
        }
    }

    /// One phase at a time: what it changes is updated before the next phase runs.
    private func runNextActions() {
        guard waiting > 0 else { return }
        for phase in actions.indices where !actions[phase].isEmpty {
            let batch = actions[phase]
            actions[phase] = []
            waiting -= batch.count
            for action in batch { action() }
            return
        }
    }

    /// Prints a console warning of SwiftUI's and keeps it. With `key`, once for that key.
    func warn(_ name: String, _ text: String, once key: String? = nil) {
        if let key, !warned.insert("\(name) \(key)").inserted { return }
        warnings.append(Warning(name: name, text: text))
    }

    /// Counts a view that a link or a modifier was handed before it is ever placed.
    func countHanded(_ type: any View.Type) {
        if let type = withoutModifiers(type) { count(type) }
    }

    /// Places a view that was counted when it was handed over.
    func placing(handed type: any View.Type, _ place: () -> Void) {
        counted = withoutModifiers(type).map { ObjectIdentifier($0) }
        place()
        counted = nil
    }

    func count(_ type: Any.Type) {
        if counted == ObjectIdentifier(type) {
            counted = nil
            return
        }
        created[ObjectIdentifier(type), default: (unqualifiedName(of: type), 0)].count += 1
    }
}

/// The type of the program's own view beneath modifiers; nil where it is one of SwiftUI's.
@MainActor
private func withoutModifiers(_ type: any View.Type) -> (any View.Type)? {
    if let modified = type as? any ModifiedView.Type { return withoutModifiers(modified.modifiedType) }
    func hasBody<V: View>(_: V.Type) -> Bool { V.Body.self != Never.self }
    return hasBody(type) ? type : nil
}

/// A view with a modifier.
protocol ModifiedView {
    static var modifiedType: any View.Type { get }
}
