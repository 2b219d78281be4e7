import Foundation

/// In JSON an event is flat: `id` (UUID), `time` (ISO 8601, UTC, milliseconds), `kind`, and what belongs to the kind: `exercise` or
/// `lesson`, for a check `script` and `milliseconds`, for a failed one `finding`, for a hint its `number`; `language` where known.
extension ProgressEvent: Codable {
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(UUID.self, forKey: .id)
        time = try Timestamp(from: values.superDecoder(forKey: .time)).date
        language = try values.decodeIfPresent(String.self, forKey: .language).flatMap(Language.init)
        kind = try Kind(name: values.decode(Kind.Name.self, forKey: .kind), values)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id.uuidString.lowercased(), forKey: .id)
        try values.encode(Timestamp(time), forKey: .time)
        try values.encodeIfPresent(language, forKey: .language)
        try values.encode(kind.name, forKey: .kind)
        try kind.encode(to: &values)
    }

    fileprivate enum Key: String, CodingKey {
        case id, time, language, kind, exercise, lesson, script, milliseconds, finding, number
    }
}

extension ProgressEvent.Kind {
    fileprivate typealias Key = ProgressEvent.Key

    fileprivate enum Name: String, Codable {
        case started, reset, passed, failed, hint, done, undone
    }

    fileprivate var name: Name {
        switch self {
        case .started: .started
        case .reset: .reset
        case .passed: .passed
        case .failed: .failed
        case .hint: .hint
        case .done: .done
        case .undone: .undone
        }
    }

    fileprivate init(name: Name, _ values: KeyedDecodingContainer<Key>) throws {
        func exercise() throws -> String { try values.decode(String.self, forKey: .exercise) }
        func lesson() throws -> String { try values.decode(String.self, forKey: .lesson) }
        switch name {
        case .started: self = .started(exercise: try exercise())
        case .reset: self = .reset(exercise: try exercise())
        case .passed: self = .passed(exercise: try exercise(), try .init(values))
        case .failed:
            let finding = try values.decodeIfPresent(String.self, forKey: .finding)
            self = .failed(exercise: try exercise(), try .init(values), finding: finding)
        case .hint: self = .hint(exercise: try exercise(), number: try values.decode(Int.self, forKey: .number))
        case .done: self = .done(lesson: try lesson())
        case .undone: self = .undone(lesson: try lesson())
        }
    }

    fileprivate func encode(to values: inout KeyedEncodingContainer<Key>) throws {
        switch self {
        case .started(let exercise), .reset(let exercise):
            try values.encode(exercise, forKey: .exercise)
        case .passed(let exercise, let attempt):
            try values.encode(exercise, forKey: .exercise)
            try attempt.encode(to: &values)
        case .failed(let exercise, let attempt, let finding):
            try values.encode(exercise, forKey: .exercise)
            try attempt.encode(to: &values)
            try values.encodeIfPresent(finding, forKey: .finding)
        case .hint(let exercise, let number):
            try values.encode(exercise, forKey: .exercise)
            try values.encode(number, forKey: .number)
        case .done(let lesson), .undone(let lesson):
            try values.encode(lesson, forKey: .lesson)
        }
    }
}

extension ProgressEvent.Attempt {
    fileprivate init(_ values: KeyedDecodingContainer<ProgressEvent.Key>) throws {
        script = try values.decode(String.self, forKey: .script)
        milliseconds = try values.decode(Int.self, forKey: .milliseconds)
    }

    fileprivate func encode(to values: inout KeyedEncodingContainer<ProgressEvent.Key>) throws {
        try values.encode(script, forKey: .script)
        try values.encode(milliseconds, forKey: .milliseconds)
    }
}
