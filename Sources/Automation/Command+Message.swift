extension Command: Message {
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .load(let path): bytes.add(Name.load, path)
        case .begin(let launch): bytes.add(Name.begin, launch)
        case .perform(let action): bytes.add(Name.perform, action)
        case .screen: bytes.add(Name.screen)
        case .path: bytes.add(Name.path)
        case .pages: bytes.add(Name.pages)
        case .observations: bytes.add(Name.observations)
        case .stored: bytes.add(Name.stored)
        case .end(let departure): bytes.add(Name.end, departure)
        }
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self = switch try reader.next(Name.self) {
        case .load: .load(path: try reader.next())
        case .begin: .begin(try reader.next())
        case .perform: .perform(try reader.next())
        case .screen: .screen
        case .path: .path
        case .pages: .pages
        case .observations: .observations
        case .stored: .stored
        case .end: .end(try reader.next())
        }
    }

    private enum Name: UInt8, Message { case load, begin, perform, screen, path, pages, observations, stored, end }
}

extension Departure: Message {}
extension Launch.SizeClass: Message {}
extension Launch.Appearance: Message {}

extension Launch: Message {
    package func write(to bytes: inout [UInt8]) {
        bytes.add(container, seed, sizeClass, appearance, locale, timeZone, date, stepLimit)
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init(container: try reader.next())
        seed = try reader.next()
        sizeClass = try reader.next()
        appearance = try reader.next()
        locale = try reader.next()
        timeZone = try reader.next()
        date = try reader.next()
        stepLimit = try reader.next()
    }
}
