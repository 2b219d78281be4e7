import Foundation

/// The dynamic symbols of a 64-bit little-endian ELF library: those that it refers to and those that it offers.
enum SymbolTable {
    /// Nothing for what isn't such a file.
    static func names(in file: Data) -> [String] {
        file.withUnsafeBytes { bytes in
            guard bytes.count > 64, bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return [] }
            let reader = Reader(bytes: bytes)
            return reader.sections.filter { $0.type == dynamicSymbols }.flatMap(reader.names)
        }
    }

    private static let dynamicSymbols: UInt32 = 11

    private struct Section {
        var type: UInt32
        var offset, size, link, entrySize: Int
    }

    private struct Reader {
        let bytes: UnsafeRawBufferPointer

        var sections: [Section] {
            let (table, size, count) = (word(at: 0x28), Int(short(at: 0x3a)), Int(short(at: 0x3c)))
            return (0..<count).compactMap { index in
                let header = table + index * size
                guard header >= 0, header + 64 <= bytes.count else { return nil }
                return Section(
                    type: int(at: header + 4), offset: word(at: header + 24), size: word(at: header + 32),
                    link: Int(int(at: header + 40)), entrySize: word(at: header + 56))
            }
        }

        func names(of symbols: Section) -> [String] {
            let sections = sections
            guard sections.indices.contains(symbols.link), symbols.entrySize > 0 else { return [] }
            let strings = sections[symbols.link].offset
            return stride(from: symbols.offset, to: symbols.offset + symbols.size, by: symbols.entrySize).map { entry in
                text(at: strings + Int(int(at: entry)))
            }
        }

        private func text(at offset: Int) -> String {
            guard bytes.indices.contains(offset) else { return "" }
            return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
        }

        private func short(at offset: Int) -> UInt16 { load(offset) ?? 0 }
        private func int(at offset: Int) -> UInt32 { load(offset) ?? 0 }
        private func word(at offset: Int) -> Int { Int(clamping: load(offset) as UInt64? ?? 0) }

        private func load<T: FixedWidthInteger>(_ offset: Int) -> T? {
            guard offset >= 0, offset + MemoryLayout<T>.size <= bytes.count else { return nil }
            return T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
        }
    }
}
