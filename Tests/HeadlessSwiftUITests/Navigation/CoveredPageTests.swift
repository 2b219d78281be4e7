import Foundation
import Testing

@testable import HeadlessSwiftUI

/// What a screen costs doesn't grow with the pages that it covers.
@MainActor
struct CoveredPageTests {
    @Test func `a screen asks only the front page and the one beneath for their titles`() {
        let asked = Count()
        let app = AppDriver {
            NavigationStack(path: .constant(Array(1...50))) {
                Text("root")
                    .navigationDestination(for: Int.self) { number in
                        Text("page").navigationTitle(Text(number, format: CountingFormat(count: asked)))
                    }
            }
        }
        _ = app.screen
        asked.value = 0
        let bar = app.screen.elements.first?.bar
        #expect(bar?.title == "50")
        #expect(bar?.back == "49")
        #expect((1...4).contains(asked.value))
    }
}

private final class Count: Hashable, Codable, @unchecked Sendable {
    var value = 0
    static func == (a: Count, b: Count) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Notes that somebody wants to see a number.
private struct CountingFormat: FormatStyle {
    let count: Count

    func format(_ value: Int) -> String {
        count.value += 1
        return "\(value)"
    }
}
