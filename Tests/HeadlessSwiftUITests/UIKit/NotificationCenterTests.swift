@testable import HeadlessSwiftUI
import Testing

@Suite struct NotificationCenterTests {
    private let center = UNUserNotificationCenter()

    private func request(_ identifier: String) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = identifier
        return UNNotificationRequest(identifier: identifier, content: content,
                                     trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
    }

    @Test func `nobody allows notifications, which the settings say once they were asked for`() async throws {
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
    }

    @Test func `what is to come is kept by its identifier until it is removed`() async throws {
        for identifier in ["one", "two", "one"] { try await center.add(request(identifier)) }
        #expect(await center.pendingNotificationRequests().map(\.content.title) == ["two", "one"])
        center.removePendingNotificationRequests(withIdentifiers: ["two"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["one"])
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
    }
}
