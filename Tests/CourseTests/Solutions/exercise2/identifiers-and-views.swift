import SwiftUI

// Περιπτώσεις με αναγνωριστικά, κουμπιά αντί για συνδέσμους, μια προβολή για κάθε σελίδα.
enum Route: Hashable {
    case recipe(id: Int)
    case ingredient(recipe: Int, index: Int)
    case settings
}

let recipes: [(name: String, ingredients: [String])] = [
    ("Βάφλες", ["Αλεύρι", "Γάλα", "Αυγά"]),
    ("Κολοκυθόσουπα", ["Κολοκύθα", "Καρότα"]),
    ("Φρουτοσαλάτα", ["Μήλα", "Μπανάνες"]),
]

struct RecipesView: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                ForEach(recipes.indices, id: \.self) { id in
                    Button(recipes[id].name) { path.append(.recipe(id: id)) }
                }
                Button("Στο αλεύρι") { path.append(contentsOf: [.recipe(id: 0), .ingredient(recipe: 0, index: 0)]) }
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    NavigationLink("Ρυθμίσεις", value: Route.settings)
                }
            }
            .navigationTitle("Συνταγές")
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .recipe(let id): RecipePage(id: id, path: $path)
                case .ingredient(let recipe, let index): IngredientPage(name: recipes[recipe].ingredients[index])
                case .settings: Text("Μονάδες: γραμμάρια").navigationTitle("Ρυθμίσεις")
                }
            }
        }
    }
}

struct RecipePage: View {
    let id: Int
    @Binding var path: [Route]

    var body: some View {
        VStack {
            ForEach(recipes[id].ingredients.indices, id: \.self) { index in
                Button(recipes[id].ingredients[index]) {
                    path.append(.ingredient(recipe: id, index: index))
                }
            }
        }
        .navigationTitle(recipes[id].name)
    }
}

struct IngredientPage: View {
    let name: String

    var body: some View {
        Image(systemName: "leaf").navigationTitle(name)
    }
}
