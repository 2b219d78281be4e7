import Testing

@testable import Lessons

/// Remarks that stand beside a page's text.
struct PageCalloutTests {
    @Test(arguments: [
        "Hinweis\nDer Stapel merkt sich das, und du musst nichts tun.", "💡 Tipp\n\nDer Stapel merkt sich das, und du musst nichts tun.",
        "Achtung: Der Stapel merkt sich das nicht.", "Wichtig! Der Stapel merkt sich das nicht.", "Σημείωση\nΗ στοίβα το θυμάται μόνη της.",
        "Προσοχή: Η στοίβα δεν το θυμάται.", "Note\nThe stack keeps that.", "Warning: The stack doesn't keep that.", "⚠️ Warning\n\nThe stack doesn't keep that.",
        "【ポイント】\nスタックが覚えています。", "【注意】\n型を合わせてください。", "■注意\n型を合わせてください。", "補足：スタックが覚えています。",
    ])
    func `their titles are no headings`(remark: String) throws {
        let page = try Self.page(remark)
        let markdown = page.lesson.markdown
        let callouts = markdown.nodes.indices.compactMap { markdown.callout(at: $0) }
        #expect(callouts.count == 1)
        #expect(page.lesson.sections.map(\.title) == ["A first look", "More"])
        #expect(page.findings.contains { $0.id == "page-guess" && $0.message.en.contains("remark") })
    }

    @Test func `a list right below the title belongs to it`() throws {
        let page = try Self.page("【ポイント】\n・型を合わせる\n・順番を守る")
        let markdown = page.lesson.markdown
        let callout = try #require(markdown.nodes.indices.compactMap { markdown.callout(at: $0) }.first)
        #expect(callout.passage.blocks.count == 1)
        #expect(markdown.plainText(of: callout.passage.blocks[0]).contains("順番を守る"))
    }

    @Test(arguments: ["Wichtig: die Reihenfolge", "ポイント"])
    func `a heading may begin with the same words`(heading: String) throws {
        let page = try Self.page("\(heading)\n\n・one\n・two")
        #expect(page.lesson.sections.map(\.title) == ["A first look", heading, "More"])
    }

    @Test func `what stands in one keeps its place in the page`() throws {
        let page = try Self.page("Note\nThe stack keeps that.")
        let markdown = page.lesson.markdown
        let callout = try #require(markdown.nodes.indices.compactMap { markdown.callout(at: $0) }.first)
        #expect(markdown.nodes[callout.title].range.start.line == 9)
    }

    private static func page(_ remark: String) throws -> PageText {
        guard !remark.unicodeScalars.contains(where: \.isCJK) else { return try japanese(remark) }
        let text = "What it is made of\n\nThis page shows a piece of it.\n\nA first look\n\nHere it stands, all of it.\n\n\n\(remark)\n\nThat was all there is to it.\n\nMore\n\nGo on from there.\n"
        return try PageFixture(name: "page", text: text.replacing("\n\n\n", with: "\n\n"), counted: []).page()
    }

    private static func japanese(_ remark: String) throws -> PageText {
        let text = "スタックの話\n\nこのページで説明します。\n\nA first look\n\nこうなります。\n\n\(remark)\n\nこれで全部です。\n\nMore\n\n次に進みます。\n"
        return try PageFixture(name: "page", text: text, counted: []).page()
    }
}
