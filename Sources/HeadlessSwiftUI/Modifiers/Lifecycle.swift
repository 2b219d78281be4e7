/// Runs something when the view comes on the screen and when it goes.
nonisolated struct AppearanceModifier: ViewModifier {
    typealias Body = Never
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        AppearanceNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class AppearanceNode<C: View>: ModifierNode<C, AppearanceModifier>, AppearingNode {
    override func didPlaceContent() { surroundings.appearance.add(self) }

    func appear() {
        guard modifier.onAppear != nil else { return }
        graph.after(.appear) { [self] in modifier.onAppear?() }
    }

    func disappear() {
        guard modifier.onDisappear != nil else { return }
        graph.after(graph.departure) { [self] in modifier.onDisappear?() }
    }

    override func dismantle() {
        surroundings.appearance.remove(self)
        super.dismantle()
    }
}

/// Runs a task from the view's appearance to its disappearance.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        TaskNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class TaskNode<C: View, ID: Equatable>: ModifierNode<C, TaskModifier<ID>>, AppearingNode {
    private var task: Task<Void, Never>?
    private var isShown = false

    override func didPlaceContent() { surroundings.appearance.add(self) }

    override func modifierChanged(from old: TaskModifier<ID>) {
        guard old.id != modifier.id, isShown else { return }
        disappear()
        appear()
    }

    func appear() {
        isShown = true
        graph.after(.task) { [self] in
            guard isShown else { return }
            task = Task(priority: modifier.priority, operation: modifier.action)
        }
    }

    func disappear() {
        isShown = false
        let task = task
        self.task = nil
        graph.after(.task) { task?.cancel() }
    }

    override func dismantle() {
        surroundings.appearance.remove(self)
        super.dismantle()
    }
}

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action))
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onDisappear: action))
    }

    nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void)
        -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    nonisolated public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated,
                                               @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
