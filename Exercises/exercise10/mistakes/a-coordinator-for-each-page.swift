// finding: expect-path
import SwiftUI

// ページごとに別のコーディネータを作っています。

struct Pupil: Hashable {
    let name: String
}

struct SchoolClass: Hashable {
    let number: Int
    let pupils: [Pupil]

    static let all = [
        SchoolClass(number: 1, pupils: [Pupil(name: "エイダ"), Pupil(name: "ベン")]),
        SchoolClass(number: 2, pupils: [Pupil(name: "ジェム"), Pupil(name: "エバ")])
    ]
}

@Observable
class SchoolCoordinator {
    var path = NavigationPath()

    func show(_ pupil: Pupil, in schoolClass: SchoolClass) {
        path = NavigationPath()
        path.append(schoolClass)
        path.append(pupil)
    }

    func showNext(after pupil: Pupil) {
        for schoolClass in SchoolClass.all where schoolClass.pupils.contains(pupil) {
            if let next = schoolClass.pupils.first(where: { $0 != pupil }) {
                if !path.isEmpty { path.removeLast() }
                path.append(next)
            }
        }
    }

    func returnHome() {
        path.removeLast(path.count)
    }
}

struct SchoolView: View {
    @State private var coordinator = SchoolCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            List {
                ForEach(SchoolClass.all, id: \.self) { schoolClass in
                    NavigationLink("\(schoolClass.number)組", value: schoolClass)
                }
                Button("学級委員へ") {
                    coordinator.show(Pupil(name: "エバ"), in: SchoolClass.all[1])
                }
            }
            .navigationTitle("学校")
            .navigationDestination(for: SchoolClass.self) { schoolClass in
                List(schoolClass.pupils, id: \.self) { pupil in
                    NavigationLink(pupil.name, value: pupil)
                }
                .navigationTitle("\(schoolClass.number)組")
            }
            .navigationDestination(for: Pupil.self) { pupil in
                PupilPage(pupil: pupil)
            }
        }
        .environment(coordinator)
    }
}

struct PupilPage: View {
    let pupil: Pupil
    @State private var coordinator = SchoolCoordinator()

    var body: some View {
        VStack(spacing: 16) {
            Button("次の子") { coordinator.showNext(after: pupil) }
            Button("学校へ") { coordinator.returnHome() }
        }
        .navigationTitle(pupil.name)
    }
}
