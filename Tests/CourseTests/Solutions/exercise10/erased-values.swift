import SwiftUI
enum Pupil: String, Hashable, CaseIterable { case ada = "Ada", ben = "Ben", cem = "Cem", eva = "Eva"
    var schoolClass: SchoolClass { self == .ada || self == .ben ? .one : .two }
    var other: Pupil { schoolClass.pupils.first { $0 != self } ?? self } }
enum SchoolClass: Int, Hashable, CaseIterable { case one = 1, two
    var pupils: [Pupil] { Pupil.allCases.filter { $0.schoolClass == self } } }
class SchoolCoordinator: ObservableObject {
    @Published var path: [AnyHashable] = []
    func go(_ v: AnyHashable...) { path += v }
    func swap(_ p: Pupil) { path[path.count - 1] = p }
}
struct SchoolView: View {
    @StateObject private var c = SchoolCoordinator()
    var body: some View {
        NavigationStack(path: $c.path) {
            List {
                ForEach(SchoolClass.allCases, id: \.self) { k in NavigationLink("Klasse \(k.rawValue)", value: AnyHashable(k)) }
                Button("Zur Sprecherin") { c.go(SchoolClass.two, Pupil.eva) }
            }
            .navigationTitle("Schule")
            .navigationDestination(for: AnyHashable.self) { v in
                if let k = v as? SchoolClass {
                    List(k.pupils, id: \.self) { p in NavigationLink(p.rawValue, value: AnyHashable(p)) }.navigationTitle("Klasse \(k.rawValue)")
                } else if let p = v as? Pupil {
                    VStack { Button("Nächstes Kind") { c.swap(p.other) }; Button("Zur Schule") { c.path = [] } }.navigationTitle(p.rawValue)
                }
            }
        }
        .environmentObject(c)
    }
}
