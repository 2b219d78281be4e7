import Testing

@testable import Lessons

struct ParserMemoryTests {
    @Test func `A piece is all zeros, also where another one was given back`() throws {
        try ParserMemory.lend(forText: 0) {
            let first = try #require(ParserMemory.allocate(4, 8))
            first.initializeMemory(as: UInt8.self, repeating: 7, count: 32)
            ParserMemory.free(first)
            let second = try #require(ParserMemory.allocate(1, 64))
            #expect(second == first)
            #expect(UnsafeRawBufferPointer(start: second, count: 64).allSatisfy { $0 == 0 })
        }
    }

    @Test(arguments: [40, 100_000])
    func `A piece that grows keeps its bytes, in its place or in another`(size: Int) throws {
        try ParserMemory.lend(forText: 0) {
            let piece = try #require(ParserMemory.allocate(1, 3))
            piece.copyMemory(from: [1, 2, 3] as [UInt8], byteCount: 3)
            let other = ParserMemory.allocate(1, 1)
            let longer = try #require(ParserMemory.reallocate(piece, size))
            #expect(longer != other)
            #expect(Array(UnsafeRawBufferPointer(start: longer, count: 3)) == [1, 2, 3])
        }
    }

    @Test func `Memory that is lent while other memory is lent leaves that alone`() throws {
        try ParserMemory.lend(forText: 0) {
            let piece = try #require(ParserMemory.allocate(1, 8))
            ParserMemory.lend(forText: 0) { _ = ParserMemory.allocate(1, 8) }
            let next = try #require(ParserMemory.allocate(1, 8))
            #expect(next > piece && next - piece < 64)
        }
    }
}
