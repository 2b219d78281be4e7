import Glibc

/// Writes where the code stands to standard error, from inside a signal handler: one line that begins with `lessonctl-stack`, then how
/// many calls deep it is, and the places in the solution's library, the innermost first.
///
/// Frames are found by unwind tables; where one has none, as in parts of Swift's own libraries, by frame pointers from there on.
/// Only a process that is about to end walks, so that nobody shares its memory.
struct StackWalk: @unchecked Sendable {
    private let found: UnsafeMutablePointer<Found>
    private let line: UnsafeMutablePointer<UInt8>

    private static let mostFrames = 256
    private static let mostPlaces = 64
    private static let lineCapacity = 24 * (mostPlaces + 2)

    /// - Parameter solution: the addresses of the solution's library.
    init(solution: Range<UInt>) {
        found = .allocate(capacity: 1)
        found.initialize(to: Found(solution: solution))
        line = .allocate(capacity: Self.lineCapacity)
        // The first walk loads what the later ones in a signal handler need.
        walk()
    }

    func writeLine() {
        walk()
        var end = 0
        append("lessonctl-stack", at: &end)
        append(UInt(found.pointee.depth), at: &end)
        for index in 0..<found.pointee.count { append(found.pointee.places[index], at: &end) }
        line[end] = UInt8(ascii: "\n")
        write(STDERR_FILENO, line, end + 1)
    }

    private struct Found {
        var places = UnsafeMutablePointer<UInt>.allocate(capacity: StackWalk.mostPlaces)
        var count = 0
        var depth = 0
        let solution: Range<UInt>
        /// Of the last frame that was reached by the tables.
        var framePointer: UInt = 0
        var stackPointer: UInt = 0
        /// That frame is the one that the signal came to.
        var isInterrupted = false

        init(solution: Range<UInt>) { self.solution = solution }

        /// A return address, where it is one.
        mutating func addCaller(_ address: UInt) {
            if solution.contains(address) { add(address &- 1) }
        }

        mutating func add(_ address: UInt) {
            depth += 1
            guard solution.contains(address), count < StackWalk.mostPlaces else { return }
            places[count] = address - solution.lowerBound
            count += 1
        }
    }

    private func walk() {
        found.pointee.count = 0
        found.pointee.depth = 0
        guard let unwinder = Unwinder.shared else { return }
        _ = unwinder.walk(
            { context, found in
                guard let unwinder = Unwinder.shared, let found = found?.assumingMemoryBound(to: Found.self) else { return 5 }
                var isExact: Int32 = 0
                let address = unwinder.address(context, &isExact)
                found.pointee.add(isExact == 0 ? address &- 1 : address)
                found.pointee.framePointer = unwinder.register(context, Unwinder.framePointer)
                found.pointee.stackPointer = unwinder.stackPointer(context)
                found.pointee.isInterrupted = isExact != 0
                return found.pointee.depth < StackWalk.mostFrames ? 0 : 5
            }, found)
        if found.pointee.isInterrupted { lookAtTop() }
        followFramePointers()
    }

    /// A function without a table that was interrupted in its first or last instructions has no frame of its own: its caller is at
    /// the top of the stack or, behind a frame pointer just pushed, right above it. Where the stack is full its top can't be read.
    private func lookAtTop() {
        for place in 0..<2 {
            let address = found.pointee.stackPointer &+ UInt(place * MemoryLayout<UInt>.size)
            guard let top = UnsafePointer<UInt>(bitPattern: address), Self.isReadable(top) else { continue }
            found.pointee.addCaller(top.pointee)
        }
    }

    /// From the last frame with an unwind table to the bottom of the stack: each frame begins with the last one's pointer and the
    /// address to return to.
    private func followFramePointers() {
        var frame = found.pointee.framePointer
        while frame % 16 == 0, let pointer = UnsafePointer<UInt>(bitPattern: frame), Self.isReadable(pointer) {
            let next = pointer[0]
            guard next > frame else { return }
            found.pointee.add(pointer[1] &- 1)
            frame = next
        }
    }

    /// Asks the kernel, which answers where a plain read would crash.
    private static func isReadable(_ pointer: UnsafePointer<UInt>) -> Bool {
        access(UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self), F_OK) == 0 || errno != EFAULT
    }

    private func append(_ text: StaticString, at end: inout Int) {
        for index in 0..<text.utf8CodeUnitCount { line[end + index] = text.utf8Start[index] }
        end += text.utf8CodeUnitCount
    }

    /// A blank and a number in hexadecimal.
    private func append(_ number: UInt, at end: inout Int) {
        line[end] = UInt8(ascii: " ")
        end += 1
        var digits = 1
        while digits < 16 && number >> UInt(4 * digits) != 0 { digits += 1 }
        for place in (0..<digits).reversed() {
            let digit = UInt8((number >> UInt(4 * place)) & 15)
            line[end] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            end += 1
        }
    }
}

/// The platform's own way through a stack. Its functions aren't in a header that Swift sees.
private struct Unwinder: Sendable {
    typealias Step = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
    typealias Walk = @convention(c) @Sendable (Step, UnsafeMutableRawPointer?) -> Int32
    typealias Address = @convention(c) @Sendable (OpaquePointer?, UnsafeMutablePointer<Int32>) -> UInt
    typealias StackPointer = @convention(c) @Sendable (OpaquePointer?) -> UInt
    typealias Register = @convention(c) @Sendable (OpaquePointer?, Int32) -> UInt

    let walk: Walk
    /// The address, and whether it is that of the instruction itself rather than of the one to return to.
    let address: Address
    let register: Register
    /// At the beginning of the frame that was called from this one.
    let stackPointer: StackPointer

    #if arch(arm64)
        static let framePointer: Int32 = 29
    #else
        static let framePointer: Int32 = 6
    #endif

    static let shared = Unwinder()

    private init?() {
        guard let library = dlopen("libgcc_s.so.1", RTLD_NOW), let walk = dlsym(library, "_Unwind_Backtrace"),
            let address = dlsym(library, "_Unwind_GetIPInfo"), let register = dlsym(library, "_Unwind_GetGR"),
            let stackPointer = dlsym(library, "_Unwind_GetCFA")
        else { return nil }
        self.walk = unsafeBitCast(walk, to: Walk.self)
        self.address = unsafeBitCast(address, to: Address.self)
        self.stackPointer = unsafeBitCast(stackPointer, to: StackPointer.self)
        self.register = unsafeBitCast(register, to: Register.self)
    }
}
