// finding: expect-path
import SwiftUI

// Οι ρυθμίσεις ανοίγουν σε φύλλο, έξω από τη διαδρομή.

enum Route: Hashable {
    case recipe(Recipe)
    case ingredient(String)
    case settings
}

struct Recipe: Hashable {
    let name: String
    let ingredients: [String]

    static let waffles = Recipe(name: "Βάφλες", ingredients: ["Αλεύρι", "Γάλα", "Αυγά"])
    static let all = [
        waffles,
        Recipe(name: "Κολοκυθόσουπα", ingredients: ["Κολοκύθα", "Καρότα"]),
        Recipe(name: "Φρουτοσαλάτα", ingredients: ["Μήλα", "Μπανάνες"])
    ]
}

struct RecipesView: View {
    @State private var path: [Route] = []
    @State private var showsSettings = false

    var body: some View {
        NavigationStack(path: $path) {
            List(Recipe.all, id: \.self) { recipe in
                NavigationLink(recipe.name, value: Route.recipe(recipe))
            }
            .navigationTitle("Συνταγές")
            .navigationDestination(for: Route.self) { route in
                page(for: route)
            }
            .toolbar {
                Button("Στο αλεύρι") { path = [.recipe(.waffles), .ingredient("Αλεύρι")] }
                Button("Ρυθμίσεις") { showsSettings = true }
            }
            .sheet(isPresented: $showsSettings) {
                page(for: .settings)
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
            Text("Τι άλλο γίνεται με αυτό;")
                .navigationTitle(name)
        case .settings:
            Text("Ποσότητες για τέσσερα άτομα")
                .navigationTitle("Ρυθμίσεις")
        }
    }
}
