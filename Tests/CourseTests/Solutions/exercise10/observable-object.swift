import SwiftUI

// The coordinator as an ObservableObject.

struct Pupil: Hashable {
    let name: String
}

struct SchoolClass: Hashable {
    let number: Int
    let pupils: [Pupil]

    static let all = [
        SchoolClass(number: 1, pupils: [Pupil(name: "Ada"), Pupil(name: "Ben")]),
        SchoolClass(number: 2, pupils: [Pupil(name: "Cem"), Pupil(name: "Eva")])
    ]
}

class SchoolCoordinator: ObservableObject {
    @Published var path = NavigationPath()

    func show(_ pupil: Pupil, in schoolClass: SchoolClass) {
        path = NavigationPath()
        path.append(schoolClass)
        path.append(pupil)
    }

    func showNext(after pupil: Pupil) {
        for schoolClass in SchoolClass.all where schoolClass.pupils.contains(pupil) {
            if let next = schoolClass.pupils.first(where: { $0 != pupil }) {
                path.removeLast()
                path.append(next)
            }
        }
    }

    func returnHome() {
        path.removeLast(path.count)
    }
}

struct SchoolView: View {
    @StateObject private var coordinator = SchoolCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            List {
                ForEach(SchoolClass.all, id: \.self) { schoolClass in
                    NavigationLink("Class \(schoolClass.number)", value: schoolClass)
                }
                Button("Go to class rep") {
                    coordinator.show(Pupil(name: "Eva"), in: SchoolClass.all[1])
                }
            }
            .navigationTitle("School")
            .navigationDestination(for: SchoolClass.self) { schoolClass in
                List(schoolClass.pupils, id: \.self) { pupil in
                    NavigationLink(pupil.name, value: pupil)
                }
                .navigationTitle("Class \(schoolClass.number)")
            }
            .navigationDestination(for: Pupil.self) { pupil in
                PupilPage(pupil: pupil)
            }
        }
        .environmentObject(coordinator)
    }
}

struct PupilPage: View {
    let pupil: Pupil
    @EnvironmentObject private var coordinator: SchoolCoordinator

    var body: some View {
        VStack(spacing: 16) {
            Button("Next child") { coordinator.showNext(after: pupil) }
            Button("Back to school") { coordinator.returnHome() }
        }
        .navigationTitle(pupil.name)
    }
}
