import Automation
@testable import HeadlessSwiftUI
import Testing

/// What is written to a path, one entry a write.
@MainActor
private final class Journal {
    var path: [Int]
    private(set) var writes: [[Int]] = []

    init(_ path: [Int]) { self.path = path }

    var binding: Binding<[Int]> {
        Binding(get: { self.path }, set: {
            self.path = $0
            self.writes.append($0)
        })
    }
}

@MainActor
@Suite struct StackFactTests {
    /// A stack of numbers whose root has buttons for what is to be done with the path.
    private func numbers(_ path: [Int], do change: @escaping (inout [Int]) -> Void = { _ in }) -> AppDriver {
        AppDriver {
            Keeping(path) { path in
                NavigationStack(path: path) {
                    Text("Root")
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                }
                .beside { Button("Change") { change(&path.wrappedValue) } }
            }
        }
    }

    // Fact 16
    @Test func `a path may be any collection of Hashable values`() {
        let app = AppDriver {
            Keeping(ContiguousArray(["a", "b"])) { path in
                NavigationStack(path: path) {
                    Text("Root").navigationDestination(for: String.self) { Text("page \($0)") }
                }
            }
        }
        #expect(app.texts == ["page b"])
        #expect(app.path == [.string("a"), .string("b")])
    }

    // Fact 16, and NavigationBackport, which puts Apple's stack on such a path
    @Test func `erased values have the page of their own type, else that of AnyHashable`() {
        let app = AppDriver {
            Keeping([AnyHashable(1), AnyHashable("b")]) { path in
                NavigationStack(path: path) {
                    Text("Root")
                        .navigationDestination(for: String.self) { Text("word \($0)") }
                        .navigationDestination(for: AnyHashable.self) { Text("some \("\($0.base)")") }
                }
            }
        }
        #expect(app.texts == ["word b"])
        app.back()
        #expect(app.texts == ["some 1"])
    }

    // Fact 16
    @Test func `a stack without a path keeps values of any types to itself`() {
        let app = AppDriver {
            NavigationStack {
                NavigationLink("Number", value: 1)
                    .navigationDestination(for: Int.self) { _ in NavigationLink("Word", value: "two") }
                    .navigationDestination(for: String.self) { Text($0) }
            }
        }
        app.tap("Number")
        app.tap("Word")
        #expect(app.path == [.integer(1), .string("two")])
        #expect(app.texts == ["two"])
    }

    // Fact 17
    @Test func `there is no way back from the root`() {
        let app = numbers([])
        #expect(app.back == nil)
        #expect(app.app.answer(.perform(.back(levels: 1))).isRefusal)
    }

    // Fact 18
    @Test func `a link appends its value in one write, and going back takes it off in one`() {
        let journal = Journal([])
        let app = AppDriver {
            NavigationStack(path: journal.binding) {
                NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
        app.tap("Go")
        #expect(journal.writes == [[7]])
        #expect(app.texts == ["page 7"])
        app.back()
        #expect(journal.writes == [[7], []])
    }

    // Fact 19
    @Test func `an assigned path is shown at once, and back goes along it`() {
        let app = numbers([]) { $0 = [1, 2, 3] }
        app.tap("Change")
        #expect(app.texts.contains("page 3"))
        app.back()
        #expect(app.texts.contains("page 2"))
    }

    // Fact 19
    @Test func `several appends in one action are one update`() {
        let log = Log()
        let app = AppDriver {
            Keeping([Int]()) { path in
                NavigationStack(path: path) {
                    Button("Go") { for number in 0...10 { path.wrappedValue.append(number) } }
                        .navigationDestination(for: Int.self) { Witness("\($0)", log) }
                }
                .onChange(of: path.wrappedValue) { old, new in log.add("\(old.count)→\(new.count)") }
            }
        }
        app.tap("Go")
        #expect(log.entries == ["0→11", "+10"])
        #expect(app.warnings == [])
    }

    // Fact 20
    @Test func `an emptied path shows the root in one step`() {
        let app = numbers(Array(0...10)) { $0.removeAll() }
        app.tap("Change")
        #expect(app.depth == 0)
        #expect(app.texts.contains("Root"))
    }

    // Fact 21
    @Test func `going back several levels is one write of a shorter path`() {
        let journal = Journal([1, 2, 3, 4])
        let app = AppDriver {
            NavigationStack(path: journal.binding) {
                Text("Root").navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
        app.back(levels: 3)
        #expect(journal.writes == [[1]])
    }

    // Fact 22
    @Test func `equal values are a page each`() {
        let app = numbers([1, 1, 1])
        #expect(app.depth == 3)
        app.back()
        #expect(app.depth == 2)
        #expect(app.texts.contains("page 1"))
    }

    // Fact 23
    @Test func `reordering the path re-targets its pages`() {
        let app = numbers([1, 2, 3]) { $0 = [3, 1, 2] }
        app.tap("Change")
        #expect(app.texts.contains("page 2"))
        app.back()
        #expect(app.texts.contains("page 1"))
        app.back()
        #expect(app.texts.contains("page 3"))
    }

    // Fact 23, unverified
    @Test func `a page whose value is replaced keeps its state`() {
        let app = AppDriver {
            Keeping([1]) { path in
                NavigationStack(path: path) {
                    Text("Root").navigationDestination(for: Int.self) { Counting("page \($0)") }
                }
                .beside { Button("Change") { path.wrappedValue[0] = 2 } }
            }
        }
        app.tap("page 1: 0")
        app.tap("Change")
        #expect(app.element("page 2: 1") != nil)
    }

    // Fact 25
    @Test func `destinations on pages count for nothing in a stack of values of one type`() {
        let app = AppDriver {
            Keeping([1]) { path in
                NavigationStack(path: path) {
                    Text("Root").navigationDestination(for: Int.self) { number in
                        NavigationLink("Word", value: "w").navigationDestination(for: String.self) { Text($0) }
                    }
                }
            }
        }
        #expect(app.warnings.contains("homogeneous path"))
        #expect(app.app.graph.warnings.first?.text
            == "Only root-level navigation destinations are effective for a navigation stack with a homogeneous path")
    }

    // Fact 25
    @Test func `destinations on pages count in a stack of values of any types`() {
        let app = AppDriver {
            Keeping(NavigationPath([1])) { path in
                NavigationStack(path: path) {
                    Text("Root").navigationDestination(for: Int.self) { number in
                        NavigationLink("Word", value: "w").navigationDestination(for: String.self) { Text("word \($0)") }
                    }
                }
            }
        }
        app.tap("Word")
        #expect(app.texts == ["word w"])
        #expect(app.warnings == [])
    }

    // Fact 26
    @Test func `a path that changes twice within one frame says so`() {
        let app = AppDriver {
            Keeping([Int]()) { path in
                NavigationStack(path: path) {
                    Button("Go") { path.wrappedValue.append(1) }
                        .navigationDestination(for: Int.self) { number in
                            Text("page \(number)").onAppear { if number == 1 { path.wrappedValue.append(2) } }
                        }
                }
            }
        }
        app.tap("Go")
        #expect(app.warnings == ["multiple path updates"])
        #expect(app.texts == ["page 2"])
        app.back()
        #expect(app.warnings.count >= 1)
    }

    // Facts 26 and 100
    @Test func `a path that is restored when the root appears changes once`() {
        let app = AppDriver {
            Keeping([Int]()) { path in
                NavigationStack(path: path) {
                    Text("Root").navigationDestination(for: Int.self) { Text("page \($0)") }
                }
                .onAppear { path.wrappedValue = [1, 2] }
            }
        }
        #expect(app.texts == ["page 2"])
        #expect(app.warnings == [])
    }

    // Fact 27
    @Test func `a value of another type at the same place of the path is another page, not a crash`() {
        let app = AppDriver {
            Keeping(NavigationPath([1])) { path in
                NavigationStack(path: path) {
                    Text("Root")
                        .navigationDestination(for: Int.self) { Text("number \($0)") }
                        .navigationDestination(for: String.self) { Text("word \($0)") }
                }
                .beside { Button("Change") { path.wrappedValue = NavigationPath(["a"]) } }
            }
        }
        app.tap("Change")
        #expect(app.texts.contains("word a"))
        #expect(app.path == [.string("a")])
    }

    // Facts 27 and 28
    @Test func `a stack on a page of a stack is named, and both go on`() {
        let app = AppDriver {
            Keeping([1]) { outer in
                NavigationStack(path: outer) {
                    Text("Root").navigationDestination(for: Int.self) { _ in
                        Keeping(["a"]) { inner in
                            NavigationStack(path: inner) {
                                Text("Inner root").navigationDestination(for: String.self) { Text("inner \($0)") }
                            }
                        }
                    }
                }
            }
        }
        #expect(app.warnings == ["nested stack"])
        #expect(app.texts == ["inner a"])
        app.back()
        #expect(app.texts == ["Root"])
    }

    // Fact 28
    @Test func `a stack in a sheet of a page is no nested stack`() {
        let app = AppDriver {
            Keeping(true) { isUp in
                NavigationStack {
                    Text("Root").sheet(isPresented: isUp) { NavigationStack { Text("Sheet") } }
                }
            }
        }
        #expect(app.texts == ["Sheet"])
        #expect(app.warnings == [])
    }

    // Fact 29
    @Test func `a binding that is made anew at every evaluation brings no further appearances`() {
        let log = Log()
        let app = AppDriver {
            Keeping([Int]()) { path in
                NavigationStack(path: Binding(get: { path.wrappedValue }, set: { path.wrappedValue = $0 })) {
                    Button("Go") { path.wrappedValue.append(1) }
                        .onAppear { log.add("+root") }
                        .onDisappear { log.add("-root") }
                        .navigationDestination(for: Int.self) { Witness("\($0)", log) }
                }
            }
        }
        app.tap("Go")
        app.back()
        #expect(log.entries == ["+root", "+1", "-root", "+root", "-1"])
    }
}

extension Reply {
    var isRefusal: Bool {
        if case .refused = self { true } else { false }
    }
}
