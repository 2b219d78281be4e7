import Foundation
@testable import HeadlessFoundation
import Testing

private final class Listener: NSObject {
    static let news = Notification.Name("news")
    private(set) var heard: [String] = []

    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func tick() { heard.append("tick") }
    func pair(_ word: String, with number: Int) { heard.append("\(word) \(number)") }
}

@Suite struct SelectorTests {
    private let listener = Listener()
    private let center = NotificationCenter()

    @Test func `an observer hears of a notification by its method until it is removed`() {
        center.addObserver(listener, selector: Selector(Listener.hear(_:)), name: Listener.news, object: nil)
        center.post(name: Listener.news, object: nil)
        center.removeObserver(listener)
        center.post(name: Listener.news, object: nil)
        #expect(listener.heard == ["news"])
    }

    @Test func `a method that asks for nothing is called whatever comes with the message`() {
        Selector(Listener.tick).send(to: listener, with: [1])
        Selector(listener.tick).send(to: nil)
        #expect(listener.heard == ["tick", "tick"])
    }

    @Test func `a method that asks for something else isn't called`() {
        let selector = Selector(Listener.pair(_:with:))
        selector.send(to: listener, with: ["one"])
        selector.send(to: listener, with: ["one", "two"])
        selector.send(to: listener, with: ["one", 2])
        #expect(listener.heard == ["one 2"])
    }

    @Test @MainActor func `a timer calls its target's method`() {
        let timer = Timer(timeInterval: 60, target: listener, selector: Selector(Listener.tick), userInfo: nil, repeats: false)
        timer.fire()
        #expect(listener.heard == ["tick"])
    }
}
