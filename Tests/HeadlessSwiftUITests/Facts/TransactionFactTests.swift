import Automation
@testable import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct TransactionFactTests {
    // Fact 69
    @Test func `writes of one transaction are one update, and an animation's are a transaction of their own`() {
        let log = Log()
        let app = AppDriver {
            Keeping(0) { value in
                let _ = log.add("body \(value.wrappedValue)")
                Button("Go") {
                    value.wrappedValue = 1
                    value.wrappedValue = 2
                    withAnimation {
                        value.wrappedValue = 3
                        value.wrappedValue = 4
                    }
                }
                .onChange(of: value.wrappedValue) { old, new in log.add("\(old)→\(new)") }
            }
        }
        app.tap("Go")
        #expect(log.entries == ["body 0", "body 2", "body 4", "0→2", "2→4"])
    }

    // Fact 70
    @Test func `an equal value is no change, and an initial one is from itself to itself`() {
        let log = Log()
        let app = AppDriver {
            Keeping(0) { value in
                VStack {
                    Button("Raise") { value.wrappedValue += 1 }
                    Button("Same") { value.wrappedValue += 0 }
                }
                .onChange(of: value.wrappedValue, initial: true) { old, new in log.add("\(old)→\(new)") }
            }
        }
        app.tap("Raise")
        app.tap("Same")
        app.tap("Raise")
        #expect(log.entries == ["0→0", "0→1", "1→2"])
    }
}
