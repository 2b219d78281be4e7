import Foundation

/// What a build must read and make of the lessons, and what it has from an earlier one.
struct SiteReading: Sendable {
    let documents: SiteDocuments
    let map: SiteMap
    /// Those that are still right, by place.
    let cards: [String: SiteManifest.Card]
    /// Lines of the search that are still right, by place.
    let lines: [String: [UInt8]]
    /// Whether the search's files are made again.
    let needsLines: Bool
    let jobs: [Job]
    /// What every page's key begins with.
    let common: SiteKey

    /// One lesson in all its languages.
    struct Job: Sendable {
        let entry: SiteMap.Entry
        let documents: [String: SiteDocuments.Document]
        /// The pages, by their language, with what each is made from.
        let pages: [Page]
    }

    struct Page: Sendable {
        let language: String
        let contentLanguage: String
        let path: String
        let key: String
        let isRight: Bool
    }
}

extension SiteDocuments {
    /// Compares what there is with what an earlier build left.
    func reading(map: SiteMap, old: SiteManifest, in target: SiteFolder) -> SiteReading {
        let common = commonKey(map)
        let byName = Dictionary(grouping: documents, by: \.name)
        let jobs = map.lessons.map { entry in
            let documents = Dictionary(uniqueKeysWithValues: (byName[entry.name] ?? []).map { ($0.language, $0) })
            let pages = map.languages.compactMap { language in
                page(of: entry, in: language, documents: documents, map: map, common: common, old: old, target: target)
            }
            return SiteReading.Job(entry: entry, documents: documents, pages: pages)
        }
        let isAllRight = documents.allSatisfy { $0.card != nil } && jobs.allSatisfy { $0.pages.allSatisfy(\.isRight) }
        let needsLines = !isAllRight || !searchIsRight(old: old, in: target)
        let lines = needsLines ? searchLines(old: old, in: target) : [:]
        let cards = documents.compactMap { document in
            document.card.map { (document.place, SiteManifest.Card(key: document.key, card: $0)) }
        }
        return SiteReading(
            documents: self, map: map, cards: Dictionary(uniqueKeysWithValues: cards), lines: lines, needsLines: needsLines,
            jobs: jobs, common: common)
    }

    private func commonKey(_ map: SiteMap) -> SiteKey {
        let pages = map.pages.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let words = map.languages.compactMap { vocabularies[$0]?.fingerprint }
        return SiteKey(contentsOf: folder.settings).adding(map.languages + words + pages)
    }

    private func page(
        of entry: SiteMap.Entry, in language: String, documents: [String: Document], map: SiteMap, common: SiteKey, old: SiteManifest,
        target: SiteFolder
    ) -> SiteReading.Page? {
        guard let contentLanguage = map.contentLanguage(of: entry, in: language), let document = documents[contentLanguage] else { return nil }
        let (previous, next) = map.neighbours(of: entry.name)
        let neighbours = [previous, next].map { neighbour in
            neighbour.map { "\($0.name)\n\(map.title(of: $0, in: language))\n\(map.contentLanguage(of: $0, in: language) ?? "")" } ?? ""
        }
        let exercises = document.exercises.map { "\($0)\n\(map.exercises[$0]?.script ?? "")\n\(map.exercises[$0]?.hintsHash ?? "")" }
        let key = common.adding([document.key, language] + neighbours + exercises).text
        let path = "\(language)/\(entry.name).html"
        if unreadable.contains("\(language)/\(entry.name)"), old.files[path] != nil { return nil }
        let isRight = old.files[path].map { $0.key == key && $0.stamp == target.stamp(of: path) } ?? false
        return SiteReading.Page(language: language, contentLanguage: contentLanguage, path: path, key: key, isRight: isRight)
    }

    // MARK: Search

    static func searchPath(_ language: String) -> String { "assets/search-\(language).js" }

    private func searchIsRight(old: SiteManifest, in target: SiteFolder) -> Bool {
        languages.allSatisfy { language in
            let path = Self.searchPath(language)
            return old.files[path].map { $0.stamp == target.stamp(of: path) } ?? false
        }
    }

    /// A line a lesson of the search's files, as far as they are as we left them.
    private func searchLines(old: SiteManifest, in target: SiteFolder) -> [String: [UInt8]] {
        var lines: [String: [UInt8]] = [:]
        for language in languages {
            let path = Self.searchPath(language)
            guard let file = old.files[path], file.stamp == target.stamp(of: path), let data = target.contents(of: path) else { continue }
            let known = Set(documents.filter { $0.language == language && $0.card != nil }.map(\.name))
            for line in Array(data).split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "[") {
                let name = String(decoding: line.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
                if known.contains(name) { lines["\(language)/\(name)"] = Array(line.last == UInt8(ascii: ",") ? line.dropLast() : line) }
            }
        }
        return lines
    }
}
