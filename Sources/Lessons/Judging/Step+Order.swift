import Automation

/// What a step means for a running program.
public enum Order: Equatable, Sendable {
    case perform(Action)
    /// The app's process ends so, and another one begins.
    case restart(Departure)
    /// The screen is shown in the report.
    case show
}

extension Step {
    /// - Throws: what was there instead of the step's target.
    public func order(on evidence: Evidence, texts: LabelResolver) throws(Failure) -> Order {
        switch self {
        case .relaunch: .restart(.relaunch)
        case .forceQuit: .restart(.forceQuit)
        case .printScreen: .show
        default: .perform(try action(on: evidence, texts))
        }
    }

    private func action(on evidence: Evidence, _ texts: LabelResolver) throws(Failure) -> Action {
        let search = TargetSearch(evidence.screen, texts: texts, id: id, expected: phrase(texts))
        switch self {
        case .tap(let target): return .tap(handle: try search.handle(of: target, for: .tap))
        case .hold(let target): return .hold(handle: try search.handle(of: target, for: .hold))
        case .swipe(let target): return .swipe(handle: try search.handle(of: target, for: .swipe))
        case .back: return try search.back()
        case .backTo(let text): return .back(levels: try search.levels(to: text, pages: evidence.pages))
        case .dismiss: return try search.dismiss()
        case .enter(let text, let target):
            return .enter(text: texts.typed(text), handle: try search.handle(of: target, for: .control(.field)))
        case .submit(let target): return .submit(handle: try search.handle(of: target, for: .control(.field)))
        case .setOn(let isOn, let target): return .setOn(isOn, handle: try search.handle(of: target, for: .control(.toggle)))
        case .choose(let option, let target): return try search.choose(option, in: target)
        case .stepUp(let target): return .stepUp(handle: try search.handle(of: target, for: .control(.stepper)))
        case .stepDown(let target): return .stepDown(handle: try search.handle(of: target, for: .control(.stepper)))
        case .drag(let target, let number): return .drag(to: number, handle: try search.handle(of: target, for: .control(.slider)))
        case .set(let target, let date):
            return .set(date: date.secondsSince1970(in: evidence.timeZone), handle: try search.handle(of: target, for: .control(.date)))
        case .select(let target): return .select(handle: try search.handle(of: target, for: .select))
        case .delete(let target): return .delete(handle: try search.handle(of: target, for: .delete))
        case .move(let target, let position): return try search.move(target, to: position)
        case .refresh: return try search.refresh()
        case .search(let text): return try search.search(texts.typed(text))
        case .open(let text): return .open(url: texts.typed(text))
        case .background: return .background
        case .foreground: return .foreground
        case .resize(let size): return .resize(size)
        case .wait(let seconds): return .wait(seconds: seconds)
        case .relaunch, .forceQuit, .printScreen: return .wait(seconds: 0)
        }
    }
}

extension TargetSearch {
    fileprivate func back() throws(Failure) -> Action {
        guard sightings.screen.frontStack?.bar?.back != nil else { throw failure(.noBackButton) }
        return .back(levels: 1)
    }

    fileprivate func levels(to text: ScriptText, pages: [String?]) throws(Failure) -> Int {
        guard !pages.isEmpty else { throw failure(.noStack) }
        let titles = pages.dropLast().map { $0?.folded ?? "" }
        let names = Set(texts.texts(text))
        let found = titles.indices.filter { names.contains(titles[$0]) }
        guard let last = found.last else { throw failure(.noPage(titles.filter { !$0.isEmpty })) }
        guard found.count == 1 else {
            throw failure(.ambiguous(Inventory.Item(role: .button, name: titles[last], isDisabled: false), count: found.count))
        }
        return titles.count - last
    }

    fileprivate func dismiss() throws(Failure) -> Action {
        guard let kind = sightings.screen.presentation?.kind, [.sheet, .popover].contains(kind) else { throw failure(.nothingToDismiss) }
        return .dismiss
    }

    fileprivate func choose(_ option: ScriptText, in target: Target) throws(Failure) -> Action {
        let place = try place(of: target, for: .control(.picker))
        let names = Set(texts.texts(option))
        let options = sightings[place].options ?? []
        guard let index = options.firstIndex(where: { names.contains($0.folded) }) else { throw failure(.noOption(options)) }
        return .choose(option: index, handle: try handle(at: place))
    }

    /// Positions are counted among all rows of the list.
    fileprivate func move(_ target: Target, to position: Int) throws(Failure) -> Action {
        let place = try place(of: target, for: .move)
        let list = sightings.all.indices.last { [.list, .form].contains(sightings[$0].role) && sightings.all[$0].inside.contains(place) }
        let rows =
            list.map { sightings.places(inside: $0) { $0.role == .row } } ?? sightings.all.indices.filter { sightings[$0].role == .row }
        guard let from = rows.firstIndex(of: place), rows.indices.contains(position - 1) else {
            throw failure(.missing(Inventory(items: rows.map(item), roles: [.row])))
        }
        return .move(from: from, to: position - 1, handle: try handle(at: place))
    }

    fileprivate func refresh() throws(Failure) -> Action {
        guard let handle = firstHandle(with: .refreshable) else { throw failure(.nothingToRefresh) }
        return .refresh(handle: handle)
    }

    fileprivate func search(_ text: String) throws(Failure) -> Action {
        guard let handle = firstHandle(with: .search) else { throw failure(.noSearchField) }
        return .search(text: text, handle: handle)
    }

    private func firstHandle(with state: Element.States) -> Int? {
        sightings.all.lazy.filter { $0.element.states.contains(state) }.compactMap(\.element.handle).first
    }
}
