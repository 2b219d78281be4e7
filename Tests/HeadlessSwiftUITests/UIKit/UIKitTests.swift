@testable import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct UIKitTests {
    @Test func `what is said of all bars is kept, for each kind of bar by itself`() {
        UITabBar.appearance().tintColor = .red
        UINavigationBar.appearance().tintColor = .green
        #expect(UITabBar.appearance().tintColor == .red)
        #expect(UINavigationBar.appearance().tintColor == .green)
    }

    @Test func `the window has the edges that a phone's has`() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene?.windows.first?.safeAreaInsets.top == 59)
    }

    @Test func `a colour's parts can be asked for where they are known`() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 1])
        #expect(!UIColor.red.getRed(&red, green: nil, blue: nil, alpha: nil))
    }

    @Test func `an outline of UIKit's becomes one of SwiftUI's`() {
        let outline = UIBezierPath()
        outline.move(to: .zero)
        outline.addLine(to: CGPoint(x: 10, y: 20))
        #expect(Path(outline.cgPath).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func `a turned rectangle's surroundings are a rectangle`() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.width - 4) < 0.001)
        #expect(abs(turned.height - 2) < 0.001)
    }
}
