/// What the pages' script works with: `assets/data.js`. Lessons as progress names them, the names they had before, and the learner's own
/// journal where the site is built for one learner.
struct SiteData {
    let map: SiteMap
    let journal: [JournalEntry]

    static let path = "assets/data.js"

    var json: JSONText {
        var json = JSONText()
        json.append("var courseData = {\n\"lessons\":[")
        for (index, entry) in map.lessons.enumerated() {
            json.append(index > 0 ? "," : "")
            json.append(string: entry.key)
        }
        json.append("],\n\"renamed\":{")
        for (index, pair) in map.settings.renamed.sorted(by: { $0.key < $1.key }).enumerated() {
            json.append(index > 0 ? "," : "")
            json.append(string: pair.key)
            json.append(":")
            json.append(string: pair.value)
        }
        json.append("},\n\"journal\":[")
        for (index, entry) in journal.enumerated() {
            json.append(index > 0 ? ",\n" : "\n")
            json.append(string: entry.line)
        }
        json.append("]\n};\n")
        return json
    }
}
