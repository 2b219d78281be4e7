// finding: expect-path
import SwiftUI

// Recipes and ingredients are types of their own instead of cases of Route.

enum Route: Hashable {
    case settings
}

struct Ingredient: Hashable {
    let name: String
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
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List(Recipe.all, id: \.self) { recipe in
                NavigationLink(recipe.name, value: recipe)
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { recipe in
                List(recipe.ingredients, id: \.self) { ingredient in
                    NavigationLink(ingredient, value: Ingredient(name: ingredient))
                }
                .navigationTitle(recipe.name)
            }
            .navigationDestination(for: Ingredient.self) { ingredient in
                Text(ingredient.name)
                    .navigationTitle(ingredient.name)
            }
            .navigationDestination(for: Route.self) { _ in
                Text("Amounts for four people")
                    .navigationTitle("Settings")
            }
            .toolbar {
                Button("Jump to flour") { path.append(Recipe.waffles); path.append(Ingredient(name: "Flour")) }
                Button("Settings") { path.append(Route.settings) }
            }
        }
    }
}
