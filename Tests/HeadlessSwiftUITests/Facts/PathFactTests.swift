import Automation
import Foundation
@testable import HeadlessSwiftUI
import Testing

struct CodableItem: Hashable, Codable {
    var x: Int
    var y = 0
}

private struct Secret: Hashable, Codable {
    var code: Int
}

private struct Wrapped<Value: Hashable & Codable>: Hashable, Codable {
    var value: Value
}

private struct Plain: Hashable {}

private func appendGenerically<Value: Hashable>(_ value: Value, to path: inout NavigationPath) {
    path.append(value)
}

private func texts(of path: NavigationPath) throws -> [String] {
    let data = try JSONEncoder().encode(#require(path.codable))
    return try JSONDecoder().decode([String].self, from: data)
}

private func restored(_ texts: [String]) throws -> NavigationPath {
    let data = try JSONEncoder().encode(texts)
    return try NavigationPath(JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
}

@MainActor
@Suite struct PathFactTests {
    // Fact 1
    @Test func `a path counts its values, and loses the last ones`() {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Plain())
        #expect(path.count == 4)
        path.removeLast()
        path.removeLast(2)
        #expect(path.count == 1)
        #expect(!path.isEmpty)
        #expect(path == NavigationPath([1]))
        #expect(path != NavigationPath([2]))
        #expect(path != NavigationPath(["1"]))
    }

    // Fact 2
    @Test func `a path can be saved again once the value that can't be saved is off it`() {
        var path = NavigationPath([1])
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast()
        #expect(path.codable != nil)
    }

    // Fact 2
    @Test func `an empty path is saved as an empty list`() throws {
        #expect(try texts(of: NavigationPath()) == [])
    }

    // Fact 3
    @Test func `asking for what can't be saved names the type that stands in the way`() {
        let app = AppDriver {
            Keeping(NavigationPath([Plain()])) { path in
                Button("Save") { _ = path.wrappedValue.codable }
            }
        }
        app.tap("Save")
        #expect(app.app.graph.warnings.map(\.text) == [
            "Cannot create CodableRepresentation of navigation path, because presented value of type “Plain” is not Codable."
        ])
    }

    // Fact 4
    @Test func `a Codable value that comes through a function for Hashable values can't be saved`() {
        var path = NavigationPath()
        appendGenerically(1, to: &path)
        #expect(path.codable == nil)
    }

    // Fact 4
    @Test func `the link's type decides whether the path can be saved`() {
        func paths<V: Hashable>(_ value: V) -> AppDriver {
            AppDriver {
                Keeping(NavigationPath()) { path in
                    NavigationStack(path: path) {
                        VStack {
                            NavigationLink("Codable", value: 1)
                            NavigationLink("Hashable", value: value)
                            Text(path.wrappedValue.codable == nil ? "lost" : "kept")
                        }
                        .navigationDestination(for: Int.self) { Text("\($0)") }
                    }
                }
            }
        }
        let codable = paths(1)
        codable.tap("Codable")
        codable.back()
        #expect(codable.warnings == [])
        let hashable = paths(1)
        hashable.tap("Hashable")
        #expect(hashable.warnings.contains("path not codable"))
    }

    // Facts 5, 6 and 7
    @Test func `a saved path is one list of types and texts, the top first`() throws {
        var path = NavigationPath()
        path.append(1)
        path.append("foo")
        path.append(CodableItem(x: 2))
        #expect(try texts(of: path) == [
            "HeadlessSwiftUITests.CodableItem", #"{"x":2,"y":0}"#, "Swift.String", "\"foo\"", "Swift.Int", "1",
        ])
    }

    // Fact 8
    @Test func `Foundation's types are saved by the names that Apple's systems give them`() throws {
        var path = NavigationPath([UUID()])
        path.append(URL(string: "https://example.org/a")!)
        path.append(Date(timeIntervalSinceReferenceDate: 0))
        let all = try texts(of: path)
        #expect([all[0], all[2], all[4]] == ["Foundation.Date", "Foundation.URL", "Foundation.UUID"])
    }

    // Fact 7
    @Test func `a generic type is saved with what it is generic over`() throws {
        #expect(try texts(of: NavigationPath([Wrapped(value: 1)]))[0].hasSuffix("Wrapped<Swift.Int>"))
    }

    // Fact 9
    @Test func `a private type is saved without the address of its place, so that it is found again`() throws {
        #expect(try texts(of: NavigationPath([Secret(code: 1)]))[0] == "HeadlessSwiftUITests.(unknown context).Secret")
    }

    // Fact 10
    @Test func `a value's JSON has its keys in order and goes through as a text`() throws {
        let data = try JSONEncoder().encode(#require(NavigationPath([CodableItem(x: 1)]).codable))
        #expect(String(decoding: data, as: UTF8.self) == #"["HeadlessSwiftUITests.CodableItem","{\"x\":1,\"y\":0}"]"#)
    }

    // Fact 11
    @Test func `reading a path back doesn't look into its values`() throws {
        #expect(try restored(["No.Such", "{}", "Swift.Int", "\"no number\""]).count == 2)
    }

    // Fact 11
    @Test(arguments: [#"["Swift.Int"]"#, #"{"Swift.Int":"1"}"#, #"[1,2]"#])
    func `what isn't a list of pairs of texts is no saved path`(json: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
        }
    }

    // Facts 11 and 15
    @Test func `a restored path shows its pages and holds its values`() throws {
        let saved = try restored(["HeadlessSwiftUITests.CodableItem", #"{"x":2,"y":3}"#, "Swift.Int", "1"])
        let app = AppDriver { Kitchen(path: saved) }
        #expect(app.texts == ["item 2"])
        #expect(app.path == [
            .integer(1),
            .structure(type: "CodableItem", [
                Value.Field(label: "x", value: .integer(2)), Value.Field(label: "y", value: .integer(3)),
            ]),
        ])
        app.back()
        #expect(app.texts == ["number 1"])
        app.back()
        app.tap("Number")
        #expect(app.path == [.integer(5)])
    }

    // Fact 9
    @Test func `a saved value of a private type finds its page`() throws {
        let all = try texts(of: NavigationPath([Secret(code: 7)]))
        let saved = try restored(all)
        let app = AppDriver { Kitchen(path: saved) }
        #expect(app.texts == ["secret 7"])
    }

    // Fact 11
    @Test func `a restored path can be saved again`() throws {
        let all = ["Swift.String", "\"foo\"", "No.Such", "{}"]
        #expect(try texts(of: restored(all)) == all)
    }

    // Fact 12
    @Test func `a restored path is not the path that was saved`() throws {
        let path = NavigationPath([1])
        let again = try NavigationPath(#require(path.codable))
        #expect(path != again)
        #expect(again == again)
    }

    // Fact 13, unverified
    @Test(arguments: [["No.Such", "{}"], ["Swift.Int", "\"no number\""]])
    func `a restored value that no destination takes has the warning page, and the path keeps it`(saved: [String]) throws {
        let path = try restored(saved)
        let app = AppDriver { Kitchen(path: path) }
        #expect(app.all.contains { $0.role == .image && $0.label == "Warning" })
        #expect(app.path?.count == 1)
        app.back()
        #expect(app.depth == 0)
    }

    // Fact 14
    @Test func `taking off more than there is stops the program`() async {
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath([1])
            path.removeLast(2)
        }
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath([1])
            path.removeLast(-1)
        }
    }

    // Fact 15
    @Test func `nothing of a path is saved by itself`() {
        let container = NSTemporaryDirectory() + UUID().uuidString
        let first = AppDriver(container: container) { Kitchen(path: NavigationPath()) }
        first.tap("Number")
        _ = first.app.answer(.end(.relaunch))
        #expect(AppDriver(container: container) { Kitchen(path: NavigationPath()) }.depth == 0)
    }
}

private struct Kitchen: View {
    @State var path: NavigationPath

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Number", value: 5)
                .navigationDestination(for: Int.self) { Text("number \($0)") }
                .navigationDestination(for: CodableItem.self) { Text("item \($0.x)") }
                .navigationDestination(for: Secret.self) { Text("secret \($0.code)") }
        }
    }
}
