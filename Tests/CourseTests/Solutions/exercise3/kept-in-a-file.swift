import SwiftUI

enum OrderStep: String, Hashable, Codable { case address, confirmation }

final class Router: ObservableObject {
    @Published var path: [OrderStep] { didSet { save() } }
    private let file = URL.documentsDirectory.appending(path: "order.json")
    init() { path = (try? JSONDecoder().decode([OrderStep].self, from: Data(contentsOf: file))) ?? [] }
    private func save() { try? JSONEncoder().encode(path).write(to: file) }
}

struct OrderView: View {
    @StateObject private var router = Router()
    var body: some View {
        NavigationStack(path: $router.path) {
            List { Button("Στη διεύθυνση") { router.path.append(.address) } }
                .navigationTitle("Καλάθι")
                .navigationDestination(for: OrderStep.self) { $0.page }
        }
        .environmentObject(router)
    }
}
extension OrderStep {
    @ViewBuilder var page: some View {
        switch self { case .address: Address(); case .confirmation: Confirmation() }
    }
}
struct Address: View {
    @EnvironmentObject var router: Router
    var body: some View { Form { NavigationLink("Παραγγελία τώρα", value: OrderStep.confirmation) }.navigationTitle("Διεύθυνση") }
}
struct Confirmation: View {
    @EnvironmentObject var router: Router
    var body: some View {
        Text("🎉").navigationTitle("Επιβεβαίωση").navigationBarBackButtonHidden(true)
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Τέλος") { router.path = [] } } }
    }
}
