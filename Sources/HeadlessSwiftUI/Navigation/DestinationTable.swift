/// A modifier that says what page a value of a type has.
@MainActor
protocol Destination: _Node {
    var valueType: Any.Type { get }

    /// Whether the item is a value of the type. A saved one becomes that value.
    func takes(_ item: PathItem) -> Bool

    /// The page's view; nil where the value isn't of the type.
    func view(for item: PathItem) -> (any View)?
}

/// The destinations that are declared on a stack's pages, by type. The one nearest the root counts.
@MainActor
final class DestinationTable {
    unowned var stack: PageStack?
    /// The destinations of the column before, which its links find their pages with.
    weak var leading: DestinationTable?
    private var declared: [ObjectIdentifier: [any Destination]] = [:]

    func add(_ destination: any Destination) {
        guard let stack, let page = destination.surroundings.page else { return }
        let type = destination.valueType
        if stack.path.isHomogeneous, page.place > 0 {
            stack.graph.warn("homogeneous path", "Only root-level navigation destinations are effective for a navigation stack with a "
                + "homogeneous path", once: "\(stack.handle) \(type)")
            return
        }
        if destination.surroundings.isLazy {
            stack.graph.warnOfLazyContainer(around: "navigationDestination(for:destination:)", presenting: "type `\(reflectedName(of: type))`")
        }
        let key = ObjectIdentifier(type)
        let before = declared[key]?.first
        declared[key, default: []].append(destination)
        declared[key]?.sort { ($0.surroundings.page?.place ?? 0) < ($1.surroundings.page?.place ?? 0) }
        if before != nil { warnOfDuplicate(type, stack) }
        if before !== declared[key]?.first { pagesChange(type) }
    }

    func remove(_ destination: any Destination) {
        let key = ObjectIdentifier(destination.valueType)
        guard let place = declared[key]?.firstIndex(where: { $0 === destination }) else { return }
        declared[key]?.remove(at: place)
        if place == 0 { pagesChange(destination.valueType) }
    }

    /// The destination's closure is a new one: its pages show what the new one makes.
    func changed(_ destination: any Destination) {
        if declared[ObjectIdentifier(destination.valueType)]?.first === destination { pagesChange(destination.valueType) }
    }

    func view(for item: PathItem) -> (any View)? {
        destination(for: item)?.view(for: item)
    }

    func destination(for item: PathItem) -> (any Destination)? {
        ownDestination(for: item) ?? leading?.destination(for: item)
    }

    func ownDestination(for item: PathItem) -> (any Destination)? {
        for type in item.types {
            if let destination = declared[ObjectIdentifier(type)]?.first { return destination }
        }
        return item.type != nil ? nil : declared.values.lazy.compactMap(\.first).first { $0.takes(item) }
    }

    private func pagesChange(_ type: Any.Type) {
        for page in stack?.pages ?? [] where page.item.map({ $0.type == nil || $0.types.contains { $0 == type } }) ?? false { page.invalidate() }
    }

    private func warnOfDuplicate(_ type: Any.Type, _ stack: PageStack) {
        stack.graph.warn("duplicate destination", "A navigationDestination for “\(reflectedName(of: type))” was declared earlier on the "
            + "stack. Only the destination declared closest to the root view of the stack will be used.")
    }
}

extension Graph {
    /// - Parameter modifier: the modifier's name, in a container that places its content only as it is scrolled to.
    func warnOfLazyContainer(around modifier: String, presenting value: String) {
        warn("destination in lazy container", "Do not put a navigation destination modifier inside a “lazy” container, like `List` or "
            + "`LazyVStack`. These containers create child views only when needed to render on screen. Add the navigation destination "
            + "modifier outside these containers so that the navigation stack can always see the destination. There's a misplaced "
            + "`\(modifier)` modifier presenting \(value). It will be ignored in a future release.", once: "\(modifier) \(value)")
    }
}
