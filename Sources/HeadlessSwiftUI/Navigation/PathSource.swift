/// A stack's path, whatever collection holds it.
@MainActor
class PathSource {
    /// Whether all values are of one type, so that only the root's destinations count.
    var isHomogeneous: Bool { false }

    /// Reads the path again. Says how many of the values that were there stay where they are, and how many there are now.
    func read() -> (kept: Int, count: Int) { (0, 0) }

    /// A value of what was read last.
    func item(at index: Int) -> PathItem { PathItem() }

    /// Adds the value. False where the path can't hold it.
    func append(_ item: PathItem) -> Bool { false }

    func removeLast(_ count: Int) {}

    /// The value is the only one from now on. False where the path can't hold it.
    func replaceAll(with item: PathItem) -> Bool { false }

    func removeAll() {}
}

/// A binding to a NavigationPath.
final class HeterogeneousPath: PathSource {
    var path: Binding<NavigationPath>
    private var shown: [PathItem] = []

    init(_ path: Binding<NavigationPath>) { self.path = path }

    override func read() -> (kept: Int, count: Int) {
        let new = path.wrappedValue.items
        let kept = commonPrefix(shown, new) { $0.isSame(as: $1) }
        shown = new
        return (kept, new.count)
    }

    override func item(at index: Int) -> PathItem { shown[index] }

    override func append(_ item: PathItem) -> Bool {
        path.wrappedValue.items.append(item)
        return true
    }

    override func removeLast(_ count: Int) {
        path.wrappedValue.removeLast(min(count, path.wrappedValue.count))
    }

    override func replaceAll(with item: PathItem) -> Bool {
        var new = NavigationPath()
        new.items = [item]
        path.wrappedValue = new
        return true
    }

    override func removeAll() {
        if !path.wrappedValue.isEmpty { path.wrappedValue = NavigationPath() }
    }
}

/// A binding to a collection of values of one type.
final class HomogeneousPath<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>: PathSource
where Data.Element: Hashable {
    var path: Binding<Data>
    private var shown = Data()

    init(_ path: Binding<Data>) { self.path = path }

    override var isHomogeneous: Bool { true }

    override func read() -> (kept: Int, count: Int) {
        let new = path.wrappedValue
        let kept = commonPrefix(shown, new) { $0 == $1 }
        shown = new
        return (kept, new.count)
    }

    override func item(at index: Int) -> PathItem {
        ValueItem(shown[shown.index(shown.startIndex, offsetBy: index)])
    }

    override func append(_ item: PathItem) -> Bool {
        guard let element = (item.value as Any) as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
    }

    override func removeLast(_ count: Int) {
        var data = path.wrappedValue
        data.removeSubrange(data.index(data.endIndex, offsetBy: -min(count, data.count))...)
        path.wrappedValue = data
    }

    override func replaceAll(with item: PathItem) -> Bool {
        guard let element = (item.value as Any) as? Data.Element else { return false }
        var new = Data()
        new.append(element)
        path.wrappedValue = new
        return true
    }

    override func removeAll() {
        if !path.wrappedValue.isEmpty { path.wrappedValue = Data() }
    }
}

/// How many elements both begin with. What is the same bit by bit is compared as memory.
func commonPrefix<C: RandomAccessCollection>(_ a: C, _ b: C, by isSame: (C.Element, C.Element) -> Bool) -> Int {
    let count = min(a.count, b.count)
    let identical = a.withContiguousStorageIfAvailable { a in
        b.withContiguousStorageIfAvailable { b in identicalPrefix(a, b, count: count) } ?? 0
    }
    var kept = identical ?? 0
    var i = a.index(a.startIndex, offsetBy: kept)
    var j = b.index(b.startIndex, offsetBy: kept)
    while kept < count, isSame(a[i], b[j]) {
        kept += 1
        a.formIndex(after: &i)
        b.formIndex(after: &j)
    }
    return kept
}

private func identicalPrefix<T>(_ a: UnsafeBufferPointer<T>, _ b: UnsafeBufferPointer<T>, count: Int) -> Int {
    guard count > 0, let a = a.baseAddress, let b = b.baseAddress else { return 0 }
    let stride = MemoryLayout<T>.stride
    if memcmp(a, b, count * stride) == 0 { return count }
    // between `same` and `other` lies the first element that differs
    var (same, other) = (0, count)
    while other - same > 1 {
        let middle = (same + other) / 2
        if memcmp(a + same, b + same, (middle - same) * stride) == 0 { same = middle } else { other = middle }
    }
    return same
}
