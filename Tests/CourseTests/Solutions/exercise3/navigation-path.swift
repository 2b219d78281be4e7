import SwiftUI

// NavigationPathのcodableをシーンストレージに保存します。
enum OrderStep: Hashable, Codable {
    case address, confirmation
}

@Observable
final class OrderRouter {
    var path = NavigationPath()
}

struct OrderView: View {
    @State private var router = OrderRouter()
    @SceneStorage("order") private var stored: Data?

    var body: some View {
        NavigationStack(path: $router.path) {
            Button("お届け先へ進む") { router.path.append(OrderStep.address) }
                .navigationTitle("カート")
                .navigationDestination(for: OrderStep.self) { step in
                    switch step {
                    case .address:
                        NavigationLink("注文を確定する", value: OrderStep.confirmation)
                            .navigationTitle("お届け先")
                    case .confirmation:
                        CompletionPage()
                    }
                }
        }
        .environment(router)
        .onAppear {
            guard let stored,
                  let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
            else { return }
            router.path = NavigationPath(saved)
        }
        .onChange(of: router.path) { _, path in
            stored = path.codable.flatMap { try? JSONEncoder().encode($0) }
        }
    }
}

struct CompletionPage: View {
    @Environment(OrderRouter.self) var router

    var body: some View {
        VStack {
            Text("ありがとうございました。")
            Button("完了") { router.path = NavigationPath() }
        }
        .navigationTitle("注文完了")
        .navigationBarBackButtonHidden()
    }
}
