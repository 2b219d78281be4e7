import SwiftUI

// Στη διαδρομή μπαίνει μόνο το όνομα, και η σελίδα βρίσκει το φυτό.

struct Plant: Hashable {
    let name: String
    let care: String
}

struct GardenView: View {
    let plants = [
        Plant(name: "Τριανταφυλλιά", care: "Πότισμα κάθε μέρα"),
        Plant(name: "Τουλίπα", care: "Πότισμα κάθε μέρα"),
        Plant(name: "Κισσός", care: "Πότισμα μία φορά την εβδομάδα")
    ]

    var body: some View {
        NavigationStack {
            List(plants, id: \.self) { plant in
                NavigationLink(plant.name, value: plant.name)
            }
            .navigationTitle("Κήπος")
            .navigationDestination(for: String.self) { name in
                if let plant = plants.first(where: { $0.name == name }) {
                    PlantPage(plant: plant)
                }
            }
        }
    }
}

struct PlantPage: View {
    let plant: Plant

    var body: some View {
        Text(plant.care)
            .navigationTitle(plant.name)
    }
}
