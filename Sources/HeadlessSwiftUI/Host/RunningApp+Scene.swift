import Automation

extension RunningApp {
    /// The app goes to the background and its scene is kept for the next launch.
    func enterBackground() {
        enter(.inactive)
        enter(.background)
        keepScene()
    }

    func enterForeground() {
        enter(.inactive)
        enter(.active)
    }

    /// The device is turned, or the window gets more or less room.
    func resize(to size: Launch.SizeClass) {
        var values = environment.values
        values.horizontalSizeClass = size == .compact ? .compact : .regular
        environment.refresh(values)
    }

    /// The app is about to end.
    func depart(_ departure: Departure) {
        switch departure {
        case .relaunch:
            if environment.values.scenePhase != .background { enterBackground() }
            keepScene()
        case .forceQuit:
            report { try scene.discard() }
        case .finished:
            break
        }
    }

    private func enter(_ phase: ScenePhase) {
        var values = environment.values
        values.scenePhase = phase
        environment.refresh(values)
        settle()
    }

    private func keepScene() { report { try scene.save() } }

    private func report(_ work: () throws -> Void) {
        do { try work() } catch { graph.warn("scene storage", "\(error)") }
    }
}
