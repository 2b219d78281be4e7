// finding: expect-title
import SwiftUI

// Das nächste Kind ist das nächste der ganzen Schule, nicht das andere derselben Klasse.

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

@Observable
class SchoolCoordinator {
    var path = NavigationPath()
    private let everyone = SchoolClass.all.flatMap(\.pupils)

    func showNext(after pupil: Pupil) {
        guard let index = everyone.firstIndex(of: pupil) else { return }
        path.removeLast()
        path.append(everyone[(index + 1) % everyone.count])
    }

    func showSpeaker() {
        path = NavigationPath()
        path.append(SchoolClass.all[1])
        path.append(SchoolClass.all[1].pupils[1])
    }
}

struct SchoolView: View {
    @State private var coordinator = SchoolCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            List {
                ForEach(SchoolClass.all, id: \.self) { schoolClass in
                    NavigationLink("Klasse \(schoolClass.number)", value: schoolClass)
                }
                Button("Zur Sprecherin") { coordinator.showSpeaker() }
            }
            .navigationTitle("Schule")
            .navigationDestination(for: SchoolClass.self) { schoolClass in
                List(schoolClass.pupils, id: \.self) { NavigationLink($0.name, value: $0) }
                    .navigationTitle("Klasse \(schoolClass.number)")
            }
            .navigationDestination(for: Pupil.self) { pupil in
                VStack {
                    Button("Nächstes Kind") { coordinator.showNext(after: pupil) }
                    Button("Zur Schule") { coordinator.path = NavigationPath() }
                }
                .navigationTitle(pupil.name)
            }
        }
        .environment(coordinator)
    }
}
