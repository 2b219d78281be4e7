extension Reply: Message {
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .loaded: bytes.add(Name.loaded)
        case .settled: bytes.add(Name.settled)
        case .screen(let screen): bytes.add(Name.screen, screen)
        case .path(let path): bytes.add(Name.path, path)
        case .pages(let titles): bytes.add(Name.pages, titles)
        case .observations(let observations): bytes.add(Name.observations, observations)
        case .stored(let keys): bytes.add(Name.stored, keys)
        case .refused(let reason): bytes.add(Name.refused, reason)
        case .limit(let limit): bytes.add(Name.limit, limit)
        case .ended(let ending): bytes.add(Name.ended, ending)
        }
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self = switch try reader.next(Name.self) {
        case .loaded: .loaded
        case .settled: .settled
        case .screen: .screen(try reader.next())
        case .path: .path(try reader.next())
        case .pages: .pages(try reader.next())
        case .observations: .observations(try reader.next())
        case .stored: .stored(try reader.next())
        case .refused: .refused(try reader.next())
        case .limit: .limit(try reader.next())
        case .ended: .ended(try reader.next())
        }
    }

    private enum Name: UInt8, Message { case loaded, settled, screen, path, pages, observations, stored, refused, limit, ended }
}

extension Reply.Limit: Message {}

extension Reply.Ending: Message {
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .exit(let status): bytes.add(true, status)
        case .signal(let number): bytes.add(false, number)
        }
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self = try reader.next() ? .exit(status: try reader.next()) : .signal(try reader.next())
    }
}

extension Observations: Message {
    package func write(to bytes: inout [UInt8]) {
        bytes.add(warnings, created.map(Count.init), used)
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init()
        warnings = try reader.next()
        for count in try reader.next([Count].self) { created[count.name] = count.count }
        used = try reader.next()
    }

    private struct Count: Message {
        var name: String
        var count: Int

        init(name: String, count: Int) { (self.name, self.count) = (name, count) }

        func write(to bytes: inout [UInt8]) { bytes.add(name, count) }

        init(from reader: inout MessageReader) throws(MalformedMessage) {
            self.init(name: try reader.next(), count: try reader.next())
        }
    }
}

extension Warning: Message {
    package func write(to bytes: inout [UInt8]) { bytes.add(name, text) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init(name: try reader.next(), text: try reader.next())
    }
}
