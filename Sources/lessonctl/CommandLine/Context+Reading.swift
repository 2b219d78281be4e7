import Lessons

extension Context {
    /// Says where the course's lessons tell more of an explanation; nothing where there is no course.
    func furtherReading() -> (String) -> Phrase? {
        guard let course = try? course(), let vocabularies = try? vocabularies() else { return { _ in nil } }
        let reading = FurtherReading(in: course, vocabularies: vocabularies)
        note(reading.findings)
        return { name in
            reading.place(for: name, in: language).map { place in
                let source = "\(shown(place.path)):\(place.line)"
                return Phrase(
                    de: "\(place.number), „\(place.title)“ (\(source))", el: "\(place.number), «\(place.title)» (\(source))",
                    en: "\(place.number), “\(place.title)” (\(source))", ja: "\(place.number)「\(place.title)」（\(source)）")
            }
        }
    }
}
