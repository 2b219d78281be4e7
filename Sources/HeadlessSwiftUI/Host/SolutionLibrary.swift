import Glibc

/// A solution's shared library, once it is loaded.
struct SolutionLibrary {
    /// Names the first screen.
    let start: @convention(c) @Sendable () -> Void
    /// Finds places in it. What that needs is loaded here, once for all apps.
    let walk: StackWalk

    /// Nil where it can't be loaded; `dlerror` says why.
    init?(path: String) {
        guard let handle = Self.open(path), let symbol = dlsym(handle, "lessonctl_root") else { return nil }
        start = unsafeBitCast(symbol, to: (@convention(c) @Sendable () -> Void).self)
        walk = StackWalk(solution: Self.addresses(of: path))
    }

    /// The library is linked without others, so those that its code may refer to are loaded first: at once what every unoptimised
    /// module needs, and what only some import where it turns out to be missing.
    private static func open(_ path: String) -> UnsafeMutableRawPointer? {
        load(["libswiftSwiftOnoneSupport.so"])
        if let handle = dlopen(path, RTLD_NOW) { return handle }
        load(["libswiftRegexBuilder.so", "libswiftSynchronization.so", "libswiftDistributed.so", "libFoundationXML.so"])
        return dlopen(path, RTLD_NOW)
    }

    private static func load(_ libraries: [String]) {
        for library in libraries { _ = dlopen(library, RTLD_NOW | RTLD_GLOBAL) }
    }

    /// From its first mapping to its last.
    private static func addresses(of path: String) -> Range<UInt> {
        let ranges = mappings.split(separator: "\n").filter { $0.hasSuffix(path) }.map { line in
            line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
        }
        let bounds = ranges.flatMap(\.self)
        guard let lowest = bounds.min(), let highest = bounds.max() else { return 0..<0 }
        return lowest..<highest
    }

    /// The kernel hands this file out in portions, which Foundation takes for its end.
    private static var mappings: String {
        let file = Glibc.open("/proc/self/maps", O_RDONLY)
        defer { close(file) }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(file, &buffer, buffer.count), count > 0 { text += buffer[..<count] }
        return String(decoding: text, as: UTF8.self)
    }
}
