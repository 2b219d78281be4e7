import Foundation

/// Keeps how to take back what was done.
@MainActor
@preconcurrency
public final class UndoManager: NSObject {
    private var undoSteps: [() -> Void] = []
    private var redoSteps: [() -> Void] = []
    private var isUndoing = false
    private var isRedoing = false
    public var undoActionName = ""

    public override init() {}

    public var canUndo: Bool { !undoSteps.isEmpty }
    public var canRedo: Bool { !redoSteps.isEmpty }

    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void) {
        let step = { [weak target] in
            if let target { handler(target) }
        }
        if isUndoing { return redoSteps.append(step) }
        undoSteps.append(step)
        if !isRedoing { redoSteps = [] }
    }

    public func undo() {
        isUndoing = true
        undoSteps.popLast()?()
        isUndoing = false
    }

    public func redo() {
        isRedoing = true
        redoSteps.popLast()?()
        isRedoing = false
    }

    public func removeAllActions() { (undoSteps, redoSteps) = ([], []) }
    public func removeAllActions(withTarget target: Any) { removeAllActions() }
    public func setActionName(_ actionName: String) { undoActionName = actionName }
    public func beginUndoGrouping() {}
    public func endUndoGrouping() {}
}
