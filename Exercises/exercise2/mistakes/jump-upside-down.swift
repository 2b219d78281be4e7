// finding: expect-path
import SwiftUI

// The top page stands first.

enum Route: Hashable {
    case recipe(Recipe)
    case ingredient(String)
    case settings
}

struct Recipe: Hashable {
    let name: String
    let ingredients: [String]

    static let waffles = Recipe(name: "Waffles", ingredients: ["Flour", "Milk", "Eggs"])
    static let all = [
        waffles,
        Recipe(name: "Pumpkin soup", ingredients: ["Pumpkin", "Carrots"]),
        Recipe(name: "Fruit salad", ingredients: ["Apples", "Bananas"])
    ]
}

struct RecipesView: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(Recipe.all, id: \.self) { recipe in
                NavigationLink(recipe.name, value: Route.recipe(recipe))
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Route.self) { route in
                page(for: route)
            }
            .toolbar {
                Button("Jump to flour") { path = [.ingredient("Flour"), .recipe(.waffles)] }
                Button("Settings") { path.append(.settings) }
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
            Text("What else can you make from this?")
                .navigationTitle(name)
        case .settings:
            Text("Amounts for four people")
                .navigationTitle("Settings")
        }
    }
}
