extension Step {
    /// As a script has it; reads back as the same step.
    public var source: String {
        switch self {
        case .tap(let target): "tap \(target.source)"
        case .hold(let target): "hold \(target.source)"
        case .swipe(let target): "swipe \(target.source)"
        case .back: "back"
        case .backTo(let title): "back to \(title.source)"
        case .dismiss: "dismiss"
        case .enter(let text, let target): "enter \(text.source) into \(target.source)"
        case .submit(let target): "submit \(target.source)"
        case .setOn(let isOn, let target): "switch \(isOn ? "on" : "off") \(target.source)"
        case .choose(let option, let target): "choose \(option.source) in \(target.source)"
        case .stepUp(let target): "step up \(target.source)"
        case .stepDown(let target): "step down \(target.source)"
        case .drag(let target, let number): "drag \(target.source) to \(number)"
        case .set(let target, let date): "set \(target.source) to \(date)"
        case .select(let target): "select \(target.source)"
        case .delete(let target): "delete \(target.source)"
        case .move(let target, let position): "move \(target.source) to \(position)"
        case .refresh: "refresh"
        case .search(let text): "search \(text.source)"
        case .open(let url): "open \(url.source)"
        case .background: "background"
        case .foreground: "foreground"
        case .resize(let size): "resize \(size.rawValue)"
        case .relaunch: "relaunch"
        case .forceQuit: "force quit"
        case .wait(let seconds): "wait \(seconds) seconds"
        case .printScreen: "print screen"
        }
    }
}
