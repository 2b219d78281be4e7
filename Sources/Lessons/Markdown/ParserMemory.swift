import Foundation

/// Memory for one run of the parser, which asks for a great many small pieces: they are cut off large blocks, one behind the other, and
/// all given back at the end.
struct ParserMemory: ~Copyable {
    private let sizeOfBlock: Int
    private var blocks: [UnsafeMutableRawPointer] = []
    /// What is left of the last block.
    private var rest = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    private init(sizeOfBlock: Int) {
        self.sizeOfBlock = sizeOfBlock
    }

    deinit {
        for block in blocks { block.deallocate() }
    }

    /// Lends memory to a parser that runs on this thread until `body` returns.
    ///
    /// - Parameter length: of the text in bytes. Most texts take no more than eight times that, so that one block is enough.
    static func lend<Result>(forText length: Int, to body: () throws -> Result) rethrows -> Result {
        var memory = ParserMemory(sizeOfBlock: max(1 << 16, 8 * length))
        return try withUnsafeMutablePointer(to: &memory) { memory in
            let outer = pthread_getspecific(key)
            pthread_setspecific(key, memory)
            defer { pthread_setspecific(key, outer) }
            return try body()
        }
    }

    // MARK: What a parser asks for

    /// As `calloc`.
    static func allocate(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
        guard let piece = current?.pointee.cut(count * size) else { return nil }
        return memset(piece, 0, count * size)
    }

    /// As `realloc`.
    static func reallocate(_ piece: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
        guard let piece else { return allocate(1, size) }
        let oldSize = self.size(of: piece)
        guard size > oldSize else { return piece }
        free(piece)
        let longer = current?.pointee.cut(size)
        return longer == piece ? piece : longer.flatMap { memcpy($0, piece, oldSize) }
    }

    /// As `free`; only the last piece makes room.
    static func free(_ piece: UnsafeMutableRawPointer?) {
        guard let piece else { return }
        current?.pointee.takeBack(piece)
    }

    // MARK: Pieces and blocks

    /// C asks without saying for whom: the memory that is lent on this thread.
    private static var current: UnsafeMutablePointer<ParserMemory>? {
        pthread_getspecific(key)?.assumingMemoryBound(to: ParserMemory.self)
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Before each piece stands its size.
    private static let header = 16

    private static func size(of piece: UnsafeMutableRawPointer) -> Int { (piece - header).load(as: Int.self) }

    private static func room(for size: Int) -> Int { header + (size + 15) / 16 * 16 }

    private mutating func cut(_ size: Int) -> UnsafeMutableRawPointer? {
        let room = Self.room(for: size)
        if rest.count < room {
            rest = .allocate(byteCount: max(room, sizeOfBlock), alignment: 16)
            if let block = rest.baseAddress { blocks.append(block) }
        }
        guard let start = rest.baseAddress else { return nil }
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
