// finding: expect-path
import SwiftUI

// Der Sprung lässt das Rezept aus.

enum Route: Hashable {
    case recipe(Recipe)
    case ingredient(String)
    case settings
}

struct Recipe: Hashable {
    let name: String
    let ingredients: [String]

    static let waffles = Recipe(name: "Waffeln", ingredients: ["Mehl", "Milch", "Eier"])
    static let all = [
        waffles,
        Recipe(name: "Kürbissuppe", ingredients: ["Kürbis", "Karotten"]),
        Recipe(name: "Obstsalat", ingredients: ["Äpfel", "Bananen"])
    ]
}

struct RecipesView: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(Recipe.all, id: \.self) { recipe in
                NavigationLink(recipe.name, value: Route.recipe(recipe))
            }
            .navigationTitle("Rezepte")
            .navigationDestination(for: Route.self) { route in
                page(for: route)
            }
            .toolbar {
                Button("Zum Mehl") { path.append(.ingredient("Mehl")) }
                Button("Einstellungen") { path.append(.settings) }
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
            Text("Was lässt sich daraus noch machen?")
                .navigationTitle(name)
        case .settings:
            Text("Mengen für vier Personen")
                .navigationTitle("Einstellungen")
        }
    }
}
