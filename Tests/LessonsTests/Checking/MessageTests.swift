import Automation
import Testing

/// What crosses the connection to a program.
struct MessageTests {
    @Test(arguments: Self.commands) func `a command arrives as it was sent`(_ command: Command) throws {
        try Self.expectSame(command)
    }

    @Test(arguments: Self.actions) func `an action arrives as it was sent`(_ action: Action) throws {
        guard case .perform(let arrived) = try Self.sent(Command.perform(action)) else { return #expect(Bool(false), "another command") }
        #expect(arrived == action)
    }

    @Test(arguments: Self.replies) func `a reply arrives as it was sent`(_ reply: Reply) throws {
        try Self.expectSame(reply)
    }

    @Test(arguments: replies) func `a reply that breaks off is malformed, wherever that is`(_ reply: Reply) {
        let body = Frame.bytes(of: reply, number: 0).dropFirst(Frame.headLength)
        for count in 0..<body.count {
            #expect(throws: MalformedMessage.self, "after \(count) of \(body.count) bytes") { try Reply(ofFrame: body.prefix(count)) }
        }
    }

    @Test func `a reply with something behind it is malformed`() {
        let frame = Frame.bytes(of: Reply.settled, number: 0) + [0]
        #expect(throws: MalformedMessage.self) { try Reply(ofFrame: frame.dropFirst(Frame.headLength)) }
    }

    @Test func `a length that no message has is malformed`() {
        var bytes: [UInt8] = []
        bytes.add(UInt32.max, UInt32(1))
        #expect(throws: MalformedMessage.self) { try Frame.head(of: bytes) }
    }

    @Test func `a list that claims more elements than there are bytes is malformed`() {
        var body: [UInt8] = []
        body.add(Int.max)
        #expect(throws: MalformedMessage.self) { try [String](ofFrame: body[...]) }
    }

    @Test func `a message that holds itself too deep is malformed`() {
        var element = Element(.group)
        for _ in 0..<1_000 { element = Element(.group, children: [element]) }
        let frame = Frame.bytes(of: Reply.screen(Screen(elements: [element])), number: 0)
        #expect(throws: MalformedMessage.self) { try Reply(ofFrame: frame.dropFirst(Frame.headLength)) }
    }

    private static func sent<Whole: Message>(_ message: Whole) throws -> Whole {
        let frame = Frame.bytes(of: message, number: 7)
        let head = try Frame.head(of: frame)
        #expect(head.number == 7)
        #expect(head.length == frame.count - Frame.headLength)
        return try Whole(ofFrame: frame.dropFirst(Frame.headLength))
    }

    private static func expectSame<Whole: Message>(_ message: Whole) throws {
        #expect(String(reflecting: try sent(message)) == String(reflecting: message))
    }

    private static let launch = {
        var launch = Launch(container: "/tmp/Ω")
        launch.seed = .max
        launch.sizeClass = .regular
        launch.appearance = .dark
        launch.locale = "ja_JP"
        launch.timeZone = "Europe/Athens"
        launch.date = -0.5
        launch.stepLimit = 3
        return launch
    }()

    static let commands: [Command] = [
        .load(path: "/tmp/Lösung.so"), .begin(launch), .screen, .path, .pages, .observations, .stored, .end(.relaunch), .end(.forceQuit),
        .end(.finished),
    ]

    static let actions: [Action] = [
        .tap(handle: 1), .hold(handle: 2), .swipe(handle: 3), .back(levels: 4), .dismiss, .enter(text: "ß", handle: 5), .submit(handle: 6),
        .setOn(true, handle: 7), .setOn(false, handle: 7), .choose(option: 8, handle: 9), .stepUp(handle: 10), .stepDown(handle: 11),
        .drag(to: 0.25, handle: 12), .set(date: -1e9, handle: 13), .select(handle: 14), .delete(handle: 15),
        .move(from: 16, to: 17, handle: 18), .refresh(handle: 19), .search(text: "", handle: 20), .open(url: "app://x"), .background,
        .foreground, .resize(.regular), .wait(seconds: 1.5),
    ]

    static let replies: [Reply] = [
        .loaded, .settled, .screen(screen), .path(nil), .path(values), .pages([]), .pages(["戻る", nil]), .observations(observations),
        .stored(["a", "b"]), .refused("nothing answers that"), .limit(.memory), .ended(.exit(status: -1)), .ended(.signal(9)),
    ]

    private static let values: [Value] = [
        .integer(.min), .decimal(.infinity), .string("é"), .boolean(true), .none, .set([.integer(1)]), .collection([]),
        .enumCase(type: "Route", name: "detail", [Value.Field(label: "id", value: .integer(3)), Value.Field(label: nil, value: .none)]),
        .structure(type: "Recipe", [Value.Field(label: "name", value: .string("Ναι"))]), .other(type: "URL", description: "x"),
    ]

    private static let screen = {
        var row = Element(.row, label: "戻る", handle: 4, states: [.disclosure, .tappable], children: [Element(.text, label: "a")])
        row.value = "on"
        row.prompt = "?"
        row.identifier = "row"
        row.options = ["x", "y"]
        var style = Style()
        style.font = "title"
        style.weight = "bold"
        style.color = "green"
        style.symbol = "star"
        style.alignment = "center"
        row.style = style
        var stack = Element(.stack, label: "Start", children: [row])
        stack.bar = NavigationBar(title: "Start", back: "‹", depth: 2, items: [Element(.button, label: "+", handle: 5)])
        return Screen(presentation: Screen.Presentation(kind: .sheet, title: "T", message: nil), elements: [stack])
    }()

    private static let observations = {
        var observations = Observations()
        observations.warnings = [Warning(name: "missing destination", text: "…")]
        observations.created = ["DetailView": 5]
        observations.used = ["NavigationLink(destination:)"]
        return observations
    }()
}
