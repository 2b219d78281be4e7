import SwiftUI

enum OrderStep: Hashable {
    case address, confirmation
}

@Observable
class OrderRouter {
    var path: [OrderStep] = []
}

struct OrderView: View {
    @State private var router = OrderRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            Text("🛒")
        }
    }
}

#Preview {
    OrderView()
}
