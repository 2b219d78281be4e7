import SwiftUI

// 入れ替えるときは、新しいNavigationPathを作って代入します。
struct Pupil: Hashable, Identifiable {
    var id: String { name }
    let name: String
}

struct SchoolClass: Hashable, Identifiable {
    let id: Int
    var pupils: [Pupil] { id == 1 ? [Pupil(name: "エイダ"), Pupil(name: "ベン")] : [Pupil(name: "ジェム"), Pupil(name: "エバ")] }
}

@Observable
final class Guide {
    var path = NavigationPath()
    let classes = [SchoolClass(id: 1), SchoolClass(id: 2)]

    func replace(_ pupil: Pupil) {
        guard let group = classes.first(where: { $0.pupils.contains(pupil) }),
              let index = group.pupils.firstIndex(of: pupil)
        else { return }
        var new = NavigationPath([group])
        new.append(group.pupils[(index + 1) % group.pupils.count])
        path = new
    }
}

struct SchoolView: View {
    @State private var guide = Guide()

    var body: some View {
        NavigationStack(path: $guide.path) {
            Form {
                ForEach(guide.classes) { group in
                    Button("\(group.id)組") { guide.path.append(group) }
                }
            }
            .toolbar {
                Button("学級委員へ") {
                    guide.path.append(guide.classes[1])
                    guide.path.append(Pupil(name: "エバ"))
                }
            }
            .navigationTitle("学校")
            .navigationDestination(for: SchoolClass.self) { group in
                VStack {
                    ForEach(group.pupils) { NavigationLink($0.name, value: $0) }
                }
                .navigationTitle("\(group.id)組")
            }
            .navigationDestination(for: Pupil.self) { pupil in
                HStack {
                    Button("次の子") { guide.replace(pupil) }
                    Button("学校へ") { guide.path.removeLast(guide.path.count) }
                }
                .navigationTitle(pupil.name)
            }
        }
    }
}
