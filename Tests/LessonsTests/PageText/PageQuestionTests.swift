import Testing

@testable import Lessons

/// Questions and answers in the forms that pages have for them.
struct PageQuestionTests {
    @Test(arguments: [
        ("Ερ.: Το θυμάται η στοίβα;", "Απ.: Ναι, πάντα."), ("Ε1: Το θυμάται η στοίβα;", "Α1: Ναι, πάντα."), ("ΕΡ: Το θυμάται η στοίβα;", "ΑΠ: Ναι, πάντα."),
        ("Ερώτ. 1: Το θυμάται η στοίβα;", "Απάντ.: Ναι, πάντα."), ("E: Το θυμάται η στοίβα;", "A: Ναι, πάντα."), ("Ερώτηση 1 – Το θυμάται η στοίβα;", "Απάντηση – Ναι, πάντα."),
        ("> Το θυμάται η στοίβα;", "Ναι, πάντα."), ("Ε — Το θυμάται η στοίβα;", "Α — Ναι, πάντα."), ("Ερώτηση #2: Το θυμάται η στοίβα;", "Απάντηση #2: Ναι, πάντα."),
    ])
    func `the mark before a question is no part of it`(question: String, answer: String) throws {
        let page = try PageFixture(name: "page", text: "Η στοίβα\n\nΕδώ μαζέψαμε όσα μας ρωτάτε.\n\nΣυχνές ερωτήσεις\n\n\(question)\n\(answer)\n", counted: []).page()
        #expect(page.lesson.faq.map(\.question) == ["Το θυμάται η στοίβα;"])
        #expect(page.lesson.language == "el")
    }

    @Test(arguments: ["Questions I asked myself", "What readers wrote"])
    func `marks make a section one of questions, whatever its heading`(heading: String) throws {
        let page = try PageFixture(name: "page", text: "Stacks\n\nA page about them.\n\nWhat they are\n\nA list.\n\n\(heading)\n\nQ1. Does it keep that?\nA1. It does.\n\nQ2. And the root?\nA2. Is always there.\n\nSummary\n\nThat was all.\n", counted: []).page()
        #expect(page.lesson.faq.map(\.question) == ["Does it keep that?", "And the root?"])
        #expect(page.lesson.sections.map(\.kind) == [.prose, .faq, .summary])
        #expect(page.findings.contains { $0.id == "page-guess" && $0.message.en.contains("read as an FAQ") })
    }

    @Test(arguments: [
        ("de", "Der Stapel\n\nEine Seite über den Stapel. Sie ist nicht lang, aber sie sagt alles, was man wissen muss.\n\nMehr gibt es dazu nicht zu sagen. Nur das noch.\n\nF: Merkt er sich das?\nA: Ja, immer.\n\nF: Und die Wurzel?\nA: Die ist immer da.\n"),
        ("el", "Η στοίβα\n\nΜια σελίδα για τη στοίβα. Δεν είναι μεγάλη, αλλά λέει όσα πρέπει να ξέρεις.\n\nΔεν υπάρχουν πολλά άλλα να πούμε. Μόνο αυτό.\n\nΕ: Το θυμάται;\nΑ: Ναι, πάντα.\n\nΕ: Και η ρίζα;\nΑ: Είναι πάντα εκεί.\n"),
        ("en", "The stack\n\nA page about the stack. It isn't long, but it says all that you need to know.\n\nThere isn't much more to it. Only this.\n\nQ: Does it keep that?\nA: It does.\n\nQ: And the root?\nA: Is always there.\n"),
        ("ja", "スタック\n\nスタックについてのページです。短いですが、必要なことはすべて書いてあります。\n\nほかに言うことはあまりありません。これだけです。\n\nQ：覚えていますか？\nA：はい、いつも覚えています。\n\nQ：ルートはどうですか？\nA：いつもそこにあります。\n"),
    ])
    func `the heading that questions get has the page's own words`(language: String, text: String) throws {
        let page = try PageFixture(name: "page", text: text, counted: []).page()
        let words = try #require(PageFixture.vocabularies()[language])
        #expect(page.lesson.faq.count == 2)
        #expect(page.lesson.sections.map(\.title) == [words.words(.faq)[0]])
        #expect(["de": "FAQ", "el": "Συχνές ερωτήσεις", "en": "FAQ", "ja": "よくある質問"][language] == page.lesson.sections.first?.title)
    }

    @Test(arguments: ["**Does it keep that?**", "> Does it keep that?", "1) Does it keep that?"])
    func `a heading with a word for questions makes one of what stands below it`(question: String) throws {
        let text = "Stacks\n\nA page about them.\n\nWhat they are\n\nA list.\n\nQuestions from readers\n\n\(question)\n\nIt does, for as long as it lives.\n\nSummary\n\nThat was all.\n"
        let page = try PageFixture(name: "page", text: text, counted: []).page()
        #expect(page.lesson.faq.map(\.question) == ["Does it keep that?"])
        #expect(page.lostLines(of: text) == [])
    }

    @Test func `questions without any heading get one`() throws {
        let page = try PageFixture(name: "page", text: "Η στοίβα\n\nΕ: Τι;\nΑ: Ναι.\n\nΕ: Πού;\nA: Εκεί.\n", counted: []).page()
        #expect(page.lesson.language == "el")
        #expect(page.lesson.faq.map(\.question) == ["Τι;", "Πού;"])
    }
}
