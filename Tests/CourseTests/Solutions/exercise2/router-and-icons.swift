import SwiftUI

// ルーターを使い、リンクのラベルにはアイコンを添えます。
struct Ingredient: Identifiable, Hashable {
    let id = UUID()
    var name: String
}

struct Recipe: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var ingredients: [Ingredient]
}

enum Route: Hashable {
    case settings
    case ingredient(Ingredient, of: Recipe)
    case recipe(Recipe)
}

@Observable
final class Kitchen {
    var path: [Route] = []
    let recipes = [
        Recipe(name: "ワッフル", ingredients: [.init(name: "小麦粉"), .init(name: "牛乳"), .init(name: "卵")]),
        Recipe(name: "かぼちゃスープ", ingredients: [.init(name: "かぼちゃ"), .init(name: "にんじん")]),
        Recipe(name: "フルーツサラダ", ingredients: [.init(name: "りんご"), .init(name: "バナナ")]),
    ]

    func jump() {
        let recipe = recipes[0]
        path = [.recipe(recipe), .ingredient(recipe.ingredients[0], of: recipe)]
    }
}

struct RecipesView: View {
    @State private var kitchen = Kitchen()

    var body: some View {
        NavigationStack(path: $kitchen.path) {
            List {
                Section {
                    ForEach(kitchen.recipes) { recipe in
                        NavigationLink(value: Route.recipe(recipe)) {
                            Label(recipe.name, systemImage: "fork.knife")
                        }
                    }
                }
            }
            .navigationTitle("レシピ")
            .navigationDestination(for: Route.self, destination: RoutePage.init)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("小麦粉へ") { kitchen.jump() } }
                ToolbarItem(placement: .topBarTrailing) { Button("設定") { kitchen.path = [.settings] } }
            }
        }
    }
}

struct RoutePage: View {
    let route: Route

    init(route: Route) { self.route = route }

    var body: some View {
        switch route {
        case .settings:
            Form { Text("4人分") }.navigationTitle("設定")
        case .ingredient(let ingredient, _):
            Text("常温で保存").navigationTitle(ingredient.name)
        case .recipe(let recipe):
            List(recipe.ingredients) { ingredient in
                NavigationLink(ingredient.name, value: Route.ingredient(ingredient, of: recipe))
            }
            .navigationTitle(recipe.name)
        }
    }
}
