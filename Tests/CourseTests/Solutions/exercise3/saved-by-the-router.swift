import SwiftUI

// The router itself keeps its path in UserDefaults.
enum OrderStep: String, Hashable, Codable {
    case address, confirmation
}

@Observable
final class Router {
    var path: [OrderStep] {
        didSet { UserDefaults.standard.set(path.map(\.rawValue), forKey: "steps") }
    }

    init() {
        let stored = UserDefaults.standard.stringArray(forKey: "steps") ?? []
        path = stored.compactMap(OrderStep.init(rawValue:))
    }
}

struct OrderView: View {
    @State private var router = Router()

    var body: some View {
        NavigationStack(path: $router.path) {
            List {
                NavigationLink("Continue to address", value: OrderStep.address)
            }
            .navigationTitle("Cart")
            .navigationDestination(for: OrderStep.self) { step in
                switch step {
                case .address:
                    Form { NavigationLink("Order now", value: OrderStep.confirmation) }
                        .navigationTitle("Address")
                case .confirmation:
                    ThanksView()
                }
            }
        }
        .environment(router)
    }
}

struct ThanksView: View {
    @Environment(Router.self) private var router

    var body: some View {
        Text("Thank you!")
            .navigationTitle("Confirmation")
            .navigationBarBackButtonHidden(true)
            .toolbar { Button("Done") { router.path = [] } }
    }
}
