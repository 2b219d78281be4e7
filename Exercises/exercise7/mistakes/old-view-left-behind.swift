// finding: forbid
import SwiftUI

// Η παλιά προβολή έμεινε στο αρχείο.

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
                NavigationLink(plant.name, value: plant)
            }
            .navigationTitle("Κήπος")
            .navigationDestination(for: Plant.self) { plant in
                PlantPage(plant: plant)
            }
        }
    }
}

struct OldGardenView: View {
    var body: some View {
        NavigationView {
            Text("Κήπος")
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
