/// Adds up what speaks for each language in a piece of code.
struct CodeLanguageGuess {
    private var points: [String: Int] = [:]

    mutating func add(_ line: Substring, _ evidence: CodeEvidence) {
        let tokens = evidence.tokens
        if CodeForms.isPrompt(line), !line.hasPrefix(">>>") { points["bash", default: 0] += 5 }
        if CodeForms.isCommand(line) || CodeForms.isShellStatement(line, tokens) { points["bash", default: 0] += 4 }
        if line.hasPrefix("#!"), let word = line.split(whereSeparator: { " /".contains($0) }).last { points[CodeLanguage.named(word)?.name ?? "bash", default: 0] += 8 }
        if CodeForms.isBlockHead(tokens) || zip(tokens, tokens.dropFirst()).contains(where: { $0.isSign("{") && $1.isSign("|") }) {
            points["ruby", default: 0] += 5
        }
        if CodeForms.isMarkup(line, tokens) {
            points[line.hasPrefix("<?php") ? "php" : line.hasPrefix("<?xml") ? "xml" : "html", default: 0] += 3
        }
        if CodeForms.isInstruction(line, tokens) { points["dockerfile", default: 0] += 3 }
        if CodeForms.isRequest(line) { points["http", default: 0] += 4 }
        if CodeForms.isQuery(tokens) || CodeForms.isBareSelect(tokens) { points["sql", default: 0] += 6 }
        if tokens.first?.text == "type", tokens.count > 2, ["struct", "interface", "func"].contains(tokens[2].text) {
            points["go", default: 0] += 6
        }
        if evidence.endsWithColon, tokens.count > 1, ["def", "class", "if", "for", "while", "elif", "with"].contains(tokens[0].text) {
            points["python", default: 0] += 3
        }
        if CodeForms.isMapping(tokens) { points["json", default: 0] += 3 }
        if tokens.count > 3, tokens[0].isWord, tokens[1].isSign(":"), tokens[tokens.count - 1].isSign(";"),
            !tokens.contains(where: { $0.isSign("=") })
        {
            points["css", default: 0] += 3
        }
        addVariables(tokens)
        if line.hasPrefix("<?php") { points["php", default: 0] += 10 }
        if tokens.contains(where: { $0.text == "=>" }) || tokens.last?.isSign(";") == true { addMembers(tokens) }
        for token in tokens { add(token) }
        for (first, second) in zip(tokens, tokens.dropFirst()) {
            if let cues = Self.pairs[first.text] { add(cues[second.text]) }
        }
    }

    /// Nil where less than that speaks for any.
    ///
    /// - Parameter favoured: the language of the page's other code, which wins where it comes near.
    func language(atLeast least: Int, favouring favoured: String? = nil) -> String? {
        var points = points
        if let favoured, let own = points[favoured] { points[favoured] = own + 2 }
        if let typescript = points["typescript"], typescript > 0 { points["typescript"] = typescript + (points["javascript"] ?? 0) }
        if points["html", default: 0] > 0, points["javascript", default: 0] > points["html", default: 0] { points["html"] = nil }
        let best = points.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return best.flatMap { $0.value >= least ? $0.key : nil }
    }

    /// `$name = …;`, `foreach ($names as $name)`: names with a sign that stands for something else in Swift.
    private mutating func addVariables(_ tokens: [CodeToken]) {
        let names = tokens.indices.filter { tokens[$0].text.first == "$" && tokens[$0].text.dropFirst().first?.isLetter == true }
        guard !names.isEmpty else { return }
        let assigned = names.count { $0 + 1 < tokens.count && (tokens[$0 + 1].isSign("=") || tokens[$0 + 1].text == "->") }
        let isStatement = tokens.last?.isSign(";") == true || tokens.count > 1 && tokens[1].isSign("(") && ["if", "foreach", "while"].contains(tokens[0].text)
        points["php", default: 0] += 4 * assigned + (isStatement ? 2 * names.count : 0)
    }

    /// `.Where(`: methods begin with a capital in C#.
    private mutating func addMembers(_ tokens: [CodeToken]) {
        for index in tokens.indices.dropFirst().dropLast() where tokens[index].isCapitalized && tokens[index - 1].isSign(".") && tokens[index + 1].isSign("(") {
            points["csharp", default: 0] += 3
        }
    }

    private mutating func add(_ token: CodeToken) {
        if token.kind == .string {
            if token.text.contains("\\(") { points["swift", default: 0] += 4 }
            if token.text.first == "'" { for name in ["javascript", "python"] { points[name, default: 0] += 1 } }
            if token.text.contains("${") { for name in ["javascript", "kotlin"] { points[name, default: 0] += 2 } }
        } else {
            add(Self.cues[token.text])
        }
    }

    private mutating func add(_ cues: [Cue]?) {
        for cue in cues ?? [] { points[cue.language, default: 0] += cue.value }
    }

    private typealias Cue = (language: String, value: Int)

    private static let cues: [Substring: [Cue]] = all.filter { $0.tokens.count == 1 }.reduce(into: [:]) { cues, word in
        cues[word.tokens[0], default: []].append(word.cue)
    }

    /// By the first and the second of two tokens.
    private static let pairs: [Substring: [Substring: [Cue]]] = all.filter { $0.tokens.count == 2 }.reduce(into: [:]) { cues, word in
        cues[word.tokens[0], default: [:]][word.tokens[1], default: []].append(word.cue)
    }

    private static let all: [(tokens: [Substring], cue: Cue)] = words.flatMap { language, values in
        values.flatMap { value, list in
            list.split(separator: "|").map { ($0.split(separator: " "), (language, value)) }
        }
    }

    /// Tokens, and pairs of tokens, by how much they say.
    private static let words: [String: [Int: String]] = [
        "swift": [
            5:
                "@ State|@ Binding|@ Published|@ ObservedObject|@ StateObject|@ Environment|@ EnvironmentObject|@ Observable|@ main|@ ViewBuilder|@ MainActor|@ SceneStorage|@ AppStorage|# Preview|some View|SwiftUI|UIKit",
            4: "if let|guard let|try await|do {|. self|JSONDecoder|JSONEncoder|URLSession|UserDefaults|Codable|Decodable|Encodable|Hashable|Identifiable|Equatable|Sendable",
            3:
                "func|guard|extension|protocol|nil|case .|Foundation|Combine|NavigationStack|NavigationPath|NavigationView|VStack|HStack|ZStack|navigationDestination|navigationTitle|ObservableObject|init (|fileprivate|typealias|mutating|actor",
            1: "let|var|struct|->|in|self|switch|NavigationLink|Button|List|Text|removeLast|append|import Swift",
        ],
        "kotlin": [
            5: "fun|const val|implementation (|mutableStateOf|@ Composable|androidx|rememberNavController|lateinit|println|override fun|companion object|NavHost",
            3: "val|data class|when|suspend|kotlin|object :|by viewModels|mutableStateOf|remember|composable",
            1: "var|?.|->|class|String|Unit",
        ],
        "java": [
            5: "System .|@ Override|public static|static void|import java|import android|new ArrayList",
            3: "public class|implements|permits|void|extends|private final|String [", 1: "new|public|private|;|int",
        ],
        "javascript": [
            5: "console .|document .|== =|async function|useState|module .|export default|window .|addEventListener",
            3: "const|function|=>|require|undefined|typeof|export|import {", 1: "let|null|new|;|async|await",
        ],
        "typescript": [5: ": string|: number|: boolean|: void|: any|as const", 2: "readonly|interface"],
        "python": [
            5: "def|elif|__init__|None|import os|import sys|import json", 3: "except|lambda|True|False|in range|pass|( self",
            1: "print|not|and",
        ],
        "go": [5: ":=|package main|fmt .|go func|func main|import (", 6: "func (", 4: "err !=|errors .", 2: "chan|defer|nil {"],
        "rust": [5: "fn|let mut|println !|impl|pub fn|use std|# [|Result <", 2: "mut|match|::|? ;"],
        "c": [5: "# include|int main|printf|char *|const char", 2: "void|char|sizeof|NULL|malloc|free"],
        "cpp": [6: "std ::|cout|nullptr", 2: "# include|::|template"],
        "csharp": [6: "using System|Console .|namespace", 4: "abstract record|public record|sealed record", 3: "{ get|string|public class|async Task", 1: "public|void|;"],
        "ruby": [5: "puts|require_relative|attr_accessor|elsif", 3: "end|nil ?", 2: "def"],
        "nginx": [5: "listen|server_name|proxy_pass|location /|try_files"],
        "php": [5: "$_POST|$_GET|$_SERVER|$_SESSION", 4: "$this|<? php|echo", 3: "foreach (", 2: "->"],
        "dart": [6: "BuildContext|StatelessWidget|StatefulWidget|MaterialPageRoute|runApp", 3: "Widget|void main|@ override|Navigator ."],
        "objective-c": [6: "@ interface|@ implementation|@ property|NSString|[ self|# import|@ end"],
        "xml": [4: "xmlns|android :|app :"],
        "css": [3: "color :|margin :|padding :|display :|font-size :|background :"],
        "html": [2: "div|span|body|href|html|class ="],
    ]
}
