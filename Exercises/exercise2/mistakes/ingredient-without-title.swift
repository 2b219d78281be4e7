// finding: expect-title
import SwiftUI

enum Route: Hashable {
    case recipe(Recipe)
    case ingredient(String)
    case settings
}

struct Recipe: Hashable {
    let name: String
    let ingredients: [String]

    static let waffles = Recipe(name: "ワッフル", ingredients: ["小麦粉", "牛乳", "卵"])
    static let all = [
        waffles,
        Recipe(name: "かぼちゃスープ", ingredients: ["かぼちゃ", "にんじん"]),
        Recipe(name: "フルーツサラダ", ingredients: ["りんご", "バナナ"])
    ]
}

struct RecipesView: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(Recipe.all, id: \.self) { recipe in
                NavigationLink(recipe.name, value: Route.recipe(recipe))
            }
            .navigationTitle("レシピ")
            .navigationDestination(for: Route.self) { route in
                page(for: route)
            }
            .toolbar {
                Button("小麦粉へ") { path = [.recipe(.waffles), .ingredient("小麦粉")] }
                Button("設定") { path.append(.settings) }
            }
        }
    }

    @ViewBuilder
    private func page(for route: Route) -> some View {
        switch route {
        case .recipe(let recipe):
            List(recipe.ingredients, id: \.self) { ingredient in
                NavigationLink(ingredient, value: Route.ingredient(ingredient))
            }
            .navigationTitle(recipe.name)
        case .ingredient(let name):
            Text("ほかに何が作れるでしょうか。")
        case .settings:
            Text("4人分の分量")
                .navigationTitle("設定")
        }
    }
}
