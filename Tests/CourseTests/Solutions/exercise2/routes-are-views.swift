import SwiftUI

enum Route: Hashable {
    case recipe(title: String, parts: [String])
    case ingredient(name: String, of: String)
    case settings
}

extension Route {
    static let all: [Route] = [
        .recipe(title: "ワッフル", parts: ["小麦粉", "牛乳", "卵"]),
        .recipe(title: "かぼちゃスープ", parts: ["かぼちゃ", "にんじん"]),
        .recipe(title: "フルーツサラダ", parts: ["りんご", "バナナ"]),
    ]
    var title: String {
        switch self {
        case .recipe(let title, _): title
        case .ingredient(let name, _): name
        case .settings: "設定"
        }
    }
}

extension Route: View {
    var body: some View {
        content.navigationTitle(title)
    }
    @ViewBuilder private var content: some View {
        switch self {
        case let .recipe(title, parts):
            ScrollView { LazyVStack { ForEach(parts, id: \.self) { NavigationLink($0, value: Route.ingredient(name: $0, of: title)) } } }
        case let .ingredient(_, recipe): Text("\(recipe)の材料です")
        case .settings: Form { Toggle("単位", isOn: .constant(true)) }
        }
    }
}

struct RecipesView: View {
    @State private var path = [Route]()
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                ForEach(Route.all, id: \.title) { route in
                    Button(route.title) { path = [route] }
                }
            }
            .navigationTitle("レシピ")
            .navigationDestination(for: Route.self) { $0 }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { NavigationLink("設定", value: Route.settings) }
                ToolbarItem(placement: .topBarLeading) {
                    Button { path.append(Route.all[0]); path.append(.ingredient(name: "小麦粉", of: "ワッフル")) } label: { Label("小麦粉へ", systemImage: "arrow.right") }
                }
            }
        }
    }
}
