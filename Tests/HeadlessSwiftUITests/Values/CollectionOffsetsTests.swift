import Foundation
import HeadlessSwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
    @Test func `elements are removed at all offsets at once`() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [0, 2, 4])
        #expect(letters == ["b", "d"])
    }

    @Test(arguments: [
        ([0], 3, "bcad"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1, 3], 0, "bdac"), ([1], 1, "abcd"), ([1], 2, "abcd"),
        ([0, 3], 2, "badc"),
    ] as [(IndexSet, Int, String)])
    func `elements move before what is at the destination, in their order`(source: IndexSet, destination: Int, moved: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: source, toOffset: destination)
        #expect(String(letters) == moved)
    }

    @Test func `offsets count from the start of a slice`() {
        var letters = Array("abcde")[2...]
        letters.move(fromOffsets: [0], toOffset: 3)
        letters.remove(atOffsets: [0])
        #expect(letters == ["e", "c"])
    }
}
