import Foundation

/// The manifest as text: a line a fact, with tabs between its fields. What belongs to a lesson's card follows the card.
extension SiteManifest {
    /// Nil for anything that isn't a manifest.
    init?(_ data: Data) {
        self.init(tool: "")
        var place: String?
        for line in Array(data).split(separator: UInt8(ascii: "\n")) {
            var fields = Fields(line)
            switch fields.next() {
            case "tool": tool = fields.next() ?? ""
            case "file":
                guard let path = fields.next(), let key = fields.next(), let size = fields.number(), let time = fields.number() else { return nil }
                files[path] = File(key: key, stamp: FileStamp(size: size, time: time))
            case "card":
                guard let name = fields.next(), let key = fields.next(), let title = fields.next() else { return nil }
                place = name
                cards[name] = Card(key: key, card: LessonCard(
                    number: fields.next(), stage: fields.number(), stageName: fields.next(), minutes: fields.number(), title: title, folders: [],
                    exercises: [], mentions: [], images: []))
            case let kind?:
                guard let place, cards[place]?.card.add(kind, &fields) == true else { return nil }
            case nil: return nil
            }
        }
    }

    /// The same for the same manifest.
    var data: Data {
        var text = ManifestText()
        text.add("tool", tool)
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            text.add("file", path, file.key, String(file.stamp.size), String(file.stamp.time))
        }
        for (place, entry) in cards.sorted(by: { $0.key < $1.key }) {
            let card = entry.card
            text.add("card", place, entry.key, card.title, card.number, card.stage.map { "\($0)" }, card.stageName, card.minutes.map { "\($0)" })
            for folder in card.folders { text.add("folder", folder) }
            for exercise in card.exercises { text.add("exercise", "\(exercise.number)", exercise.title, exercise.id, exercise.level?.rawValue) }
            for mention in card.mentions { text.add("mention", mention.api, mention.section, mention.title) }
            for image in card.images { text.add("image", image) }
        }
        return Data(text.bytes)
    }
}

extension LessonCard {
    /// - Returns: whether it is a fact about a lesson.
    fileprivate mutating func add(_ kind: String, _ fields: inout Fields) -> Bool {
        switch kind {
        case "folder":
            guard let name = fields.next() else { return false }
            folders.append(name)
        case "exercise":
            guard let number = fields.number(), let title = fields.next() else { return false }
            exercises.append(Exercise(number: number, id: fields.next(), level: fields.next().flatMap(Level.init), title: title))
        case "mention":
            guard let api = fields.next(), let section = fields.next(), let title = fields.next() else { return false }
            mentions.append(Mention(api: api, section: section, title: title))
        case "image":
            guard let address = fields.next() else { return false }
            images.append(address)
        default: return false
        }
        return true
    }
}

/// Lines on their way: a backslash, tabs and line ends inside a field are written as in Swift's strings, and no value as `\0`.
private struct ManifestText {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ fields: String?...) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\t")) }
            if let field { add(field) } else { bytes += "\\0".utf8 }
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func add(_ field: String) {
        for byte in field.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case UInt8(ascii: "\t"): bytes += "\\t".utf8
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            default: bytes.append(byte)
            }
        }
    }
}

/// The fields of a line, one after the other.
private struct Fields {
    private var rest: ArraySlice<UInt8>?

    init(_ line: ArraySlice<UInt8>) {
        rest = line
    }

    /// Nil where there is no value, or no field any more.
    mutating func next() -> String? {
        guard let line = rest else { return nil }
        let end = line.firstIndex(of: UInt8(ascii: "\t"))
        rest = end.map { line[($0 + 1)...] }
        let field = line[..<(end ?? line.endIndex)]
        guard field.contains(UInt8(ascii: "\\")) else { return String(decoding: field, as: UTF8.self) }
        return field.elementsEqual("\\0".utf8) ? nil : unescaped(field)
    }

    mutating func number() -> Int? {
        next().flatMap { Int($0) }
    }

    private func unescaped(_ field: ArraySlice<UInt8>) -> String {
        var (bytes, isEscaped): ([UInt8], Bool) = ([], false)
        for byte in field {
            if isEscaped {
                bytes.append(byte == UInt8(ascii: "t") ? UInt8(ascii: "\t") : byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
