import Foundation

/// A thread's memory for the parser, which asks for a great many small pieces: they are cut off large blocks, one behind the other,
/// and all given back at the end. The first block is kept for the next text.
struct ParserMemory: ~Copyable {
    private var blocks: [UnsafeMutableRawBufferPointer] = []
    /// What is left of the last block.
    private var rest = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var sizeOfBlock = 0

    /// A larger block isn't kept.
    private static let largestKept = 1 << 20

    private init() {}

    deinit {
        for block in blocks { block.deallocate() }
    }

    /// Lends memory to a parser that runs on this thread until `body` returns.
    ///
    /// - Parameter length: of the text in bytes. Most texts take no more than eight times that, so that one block is enough.
    static func lend<Result>(forText length: Int, to body: () throws -> Result) rethrows -> Result {
        let memory = ofThread
        let (count, rest, sizeOfBlock) = (memory.pointee.blocks.count, memory.pointee.rest, memory.pointee.sizeOfBlock)
        memory.pointee.sizeOfBlock = max(1 << 16, 8 * length)
        defer {
            memory.pointee.drop(to: count, rest)
            memory.pointee.sizeOfBlock = sizeOfBlock
        }
        return try body()
    }

    /// Gives back all blocks but the first ones.
    private mutating func drop(to count: Int, _ rest: UnsafeMutableRawBufferPointer) {
        let isKept = count == 0 && blocks.first.map { $0.count <= Self.largestKept } == true
        while blocks.count > (isKept ? 1 : count) { blocks.removeLast().deallocate() }
        self.rest = isKept ? blocks[0] : rest
    }

    // MARK: What a parser asks for

    /// As `calloc`.
    @inline(__always)
    static func allocate(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
        memset(ofThread.pointee.cut(count * size), 0, count * size)
    }

    /// As `realloc`.
    static func reallocate(_ piece: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
        guard let piece else { return ofThread.pointee.cut(size) }
        let oldSize = self.size(of: piece)
        guard size > oldSize else { return piece }
        free(piece)
        let longer = ofThread.pointee.cut(size)
        return longer == piece ? piece : memcpy(longer, piece, oldSize)
    }

    /// As `free`; only the last piece makes room.
    static func free(_ piece: UnsafeMutableRawPointer?) {
        guard let piece else { return }
        ofThread.pointee.takeBack(piece)
    }

    // MARK: Pieces and blocks

    /// C asks without saying for whom.
    private static var ofThread: UnsafeMutablePointer<ParserMemory> {
        if let memory = pthread_getspecific(key) { return memory.assumingMemoryBound(to: ParserMemory.self) }
        let memory = UnsafeMutablePointer<ParserMemory>.allocate(capacity: 1)
        memory.initialize(to: ParserMemory())
        pthread_setspecific(key, memory)
        return memory
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { memory in
            let memory = memory?.assumingMemoryBound(to: ParserMemory.self)
            memory?.deinitialize(count: 1)
            memory?.deallocate()
        }
        return key
    }()

    /// Before each piece stands its size.
    private static let header = 16

    private static func size(of piece: UnsafeMutableRawPointer) -> Int { (piece - header).load(as: Int.self) }

    private static func room(for size: Int) -> Int { header + (size + 15) / 16 * 16 }

    @inline(__always)
    private mutating func cut(_ size: Int) -> UnsafeMutableRawPointer {
        let room = Self.room(for: size)
        if rest.count < room {
            rest = .allocate(byteCount: max(room, sizeOfBlock), alignment: 16)
            blocks.append(rest)
        }
        let start = rest.baseAddress.unsafelyUnwrapped
        rest = UnsafeMutableRawBufferPointer(start: start + room, count: rest.count - room)
        start.storeBytes(of: size, as: Int.self)
        return start + Self.header
    }

    private mutating func takeBack(_ piece: UnsafeMutableRawPointer) {
        let start = piece - Self.header
        let room = Self.room(for: Self.size(of: piece))
        guard start + room == rest.baseAddress else { return }
        rest = UnsafeMutableRawBufferPointer(start: start, count: rest.count + room)
    }
}
