import Lessons

extension Context {
    /// Says where the course's lessons tell more of an explanation; nothing where there is no course. The course's list is read when
    /// somebody asks.
    func furtherReading() -> (String) -> Phrase? {
        var known: FurtherReading??
        return { name in
            let reading = known ?? readFurtherReading()
            known = .some(reading)
            return reading?.place(for: name, in: language).map { place in
                let source = "\(shown(place.path)):\(place.line)"
                return Phrase(
                    de: "\(place.number), „\(place.title)“ (\(source))", el: "\(place.number), «\(place.title)» (\(source))",
                    en: "\(place.number), “\(place.title)” (\(source))", ja: "\(place.number)「\(place.title)」（\(source)）")
            }
        }
    }

    private func readFurtherReading() -> FurtherReading? {
        guard let course = try? course(), let vocabularies = try? vocabularies() else { return nil }
        let reading = FurtherReading(in: course, vocabularies: vocabularies)
        note(reading.findings)
        return reading
    }
}
