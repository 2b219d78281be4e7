/// What views do, in its order.
final class Log {
    private(set) var entries: [String] = []

    @discardableResult
    func add(_ entry: String) -> Int {
        entries.append(entry)
        return entries.count
    }

    func count(_ entry: String) -> Int { entries.count { $0 == entry } }
}
