import Glibc

/// A solution's shared library, once it is loaded and has named its first screen.
struct SolutionLibrary {
    /// Finds places in it. What that needs is loaded here, once for all apps.
    let walk: StackWalk

    /// Nil where it can't be loaded; `dlerror` says why.
    init?(path: String) {
        guard let handle = Self.open(path), let symbol = dlsym(handle, "lessonctl_root") else { return nil }
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
        MainActor.assumeIsolated { _Solution.prepare() }
        walk = StackWalk(solution: Self.addresses(of: path))
    }

    /// Loads what every unoptimised module needs.
    static func prepare() { load(["libswiftSwiftOnoneSupport.so"]) }

    /// The library is linked without others, so what only some import is loaded where it turns out to be missing.
    private static func open(_ path: String) -> UnsafeMutableRawPointer? {
        if let handle = dlopen(path, RTLD_NOW) { return handle }
        load(["libFoundationNetworking.so", "libswiftRegexBuilder.so", "libswiftSynchronization.so", "libswiftDistributed.so", "libFoundationXML.so"])
        return dlopen(path, RTLD_NOW)
    }

    private static func load(_ libraries: [String]) {
        for library in libraries { _ = dlopen(library, RTLD_NOW | RTLD_GLOBAL) }
    }

    /// From its first mapping to its last.
    private static func addresses(of path: String) -> Range<UInt> {
        let name = Array(path.utf8)
        let lines = mappings.split(separator: UInt8(ascii: "\n")).filter { $0.suffix(name.count).elementsEqual(name) }
        let bounds = lines.flatMap { line in
            String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self).split(separator: "-").compactMap { UInt($0, radix: 16) }
        }
        guard let lowest = bounds.min(), let highest = bounds.max() else { return 0..<0 }
        return lowest..<highest
    }

    /// The kernel hands this file out in portions, which Foundation takes for its end.
    private static var mappings: [UInt8] {
        let file = Glibc.open("/proc/self/maps", O_RDONLY)
        defer { close(file) }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(file, &buffer, buffer.count), count > 0 { text += buffer[..<count] }
        return text
    }
}
