import SwiftUI

/// What OpenSwiftUI's compatibility tests ask of Apple's SwiftUI, told anew: each case writes down what happens, in one text.
struct BenchView: View {
    @State private var trial: Trial?

    var body: some View {
        VStack {
            Diary()
            switch trial {
            case nil:
                ForEach(Trial.allCases, id: \.self) { trial in
                    Button(trial.rawValue) {
                        Notes.shared.lines = []
                        self.trial = trial
                    }
                }
            case .appear: EmptyView().onAppear { note("appeared") }
            case .idInside: Renamed(isInside: true)
            case .idOutside: Renamed(isInside: false)
            case .comesAndGoes: Replaced(transition: nil)
            case .identityTransition: Replaced(transition: .identity)
            case .task: Color.red.task { note("task") }
            case .taskWithID: Restarted()
            case .oneArgument: Changing(form: .new)
            case .twoArguments: Changing(form: .both)
            case .noArgument: Changing(form: .none)
            case .initial: Changing(form: .initially)
            case .initialNoArgument: Changing(form: .initiallyNone)
            case .equalValue: EqualValue()
            case .coalesced: Coalesced()
            case .published, .unpublished: Observing(trial: trial ?? .published)
            case .tracked, .ignored: Tracking(trial: trial ?? .tracked)
            case .bindable: Bound()
            case .environmentObject: Injected()
            case .transformed: Reading().transformEnvironment(\.mark) { $0 = 1 }
            case .written: Reading().environment(\.mark, 1)
            case .observedID: ObservedID()
            }
        }
    }
}

enum Trial: String, CaseIterable {
    case appear, idInside, idOutside, comesAndGoes, identityTransition, task, taskWithID
    case oneArgument, twoArguments, noArgument, initial, initialNoArgument, equalValue, coalesced
    case published, unpublished, tracked, ignored, bindable, environmentObject, transformed, written, observedID
}

@Observable final class Notes {
    static let shared = Notes()
    var lines: [String] = []
}

func note(_ line: String) { DispatchQueue.main.async { Notes.shared.lines.append(line) } }

struct Diary: View {
    var body: some View {
        Text("Diary: \(Notes.shared.lines.joined(separator: " "))")
    }
}

/// The id is applied before the action, or after it.
struct Renamed: View {
    let isInside: Bool
    @State private var isRed = false

    var body: some View {
        if isInside {
            Color.red.id(isRed).onAppear { note("appear") }
        } else {
            Color.red.onAppear { note("appear") }.id(isRed)
        }
        Button("Rename") { isRed.toggle() }
    }
}

/// A for appearing, D for disappearing, with the state as it is read then.
struct Replaced: View {
    let transition: AnyTransition?
    @State private var isOn = false

    var body: some View {
        if let transition { watched.transition(transition).id(isOn) } else { watched.id(isOn) }
        Button("Replace") { isOn.toggle() }
    }

    private var watched: some View {
        Color.red.onAppear { note("A\(isOn ? "T" : "F")") }.onDisappear { note("D\(isOn ? "T" : "F")") }
    }
}

struct Restarted: View {
    @State private var value = 0

    var body: some View {
        Color.red.task(id: value) { note("task\(value)") }
        Button("Restart") { value += 1 }
    }
}

struct Changing: View {
    enum Form { case new, both, none, initially, initiallyNone }

    let form: Form
    @State private var value = 0

    var body: some View {
        Button("Change") { value += 1 }
        switch form {
        case .new: Color.red.onChange(of: value) { new in note("\(new)") }
        case .both: Color.red.onChange(of: value) { note("\($0)→\($1)") }
        case .none: Color.red.onChange(of: value) { note("changed") }
        case .initially: Color.red.onChange(of: value, initial: true) { note("\($0)→\($1)") }
        case .initiallyNone: Color.red.onChange(of: value, initial: true) { note("changed") }
        }
    }
}

struct EqualValue: View {
    @State private var value = 0

    var body: some View {
        Button("Set 2") { value = 2 }
            .onChange(of: value) { note("\($0)→\($1)") }
    }
}

/// Two updates: one for what is written plainly, one for what is written in an animation.
struct Coalesced: View {
    @State private var value = 0

    var body: some View {
        let _ = note("body\(value)")
        Color.white
            .onAppear {
                value = 1
                value = 2
                withAnimation {
                    value = 3
                    value = 4
                }
            }
            .onChange(of: value) { print("\($0)→\($1)") }
    }
}

final class OldModel: ObservableObject {
    @Published var first = false
    var second = false
}

@Observable final class NewModel {
    var first = false
    @ObservationIgnored var second = false
}

struct Lamp: View {
    let isOn: Bool

    var body: some View {
        let _ = note("lamp")
        isOn ? Color.red : Color.blue
    }
}

struct Observing: View {
    let trial: Trial
    @StateObject private var model = OldModel()

    var body: some View {
        let _ = note("outer")
        VStack {
            Lamp(isOn: model.first)
            Lamp(isOn: model.second)
        }
        .onAppear { if trial == .published { model.first.toggle() } else { model.second.toggle() } }
    }
}

struct Tracking: View {
    let trial: Trial
    @State private var model = NewModel()

    var body: some View {
        let _ = note("outer")
        VStack {
            Lamp(isOn: model.first)
            Lamp(isOn: model.second)
        }
        .onAppear { if trial == .tracked { model.first.toggle() } else { model.second.toggle() } }
    }
}

@Observable final class Number {
    var value = 0
}

struct Bound: View {
    @State private var number = Number()

    var body: some View {
        let bindable = Bindable(number)
        Inner(value: bindable.value).onAppear { note("value\(number.value)") }
    }

    struct Inner: View {
        @Binding var value: Int

        var body: some View { Color.red.onAppear { value = 1 } }
    }
}

final class Injection: ObservableObject {
    let value: Int
    init(value: Int) { self.value = value }
}

struct Injected: View {
    @State private var old = Injection(value: 1)
    @State private var new = Number()
    @State private var none: Number?

    var body: some View {
        Inner().environment(new).environmentObject(old)
        Optionally().environment(none)
    }

    struct Inner: View {
        @EnvironmentObject private var old: Injection
        @Environment(Number.self) private var new

        var body: some View { Color.red.onAppear { note("old\(old.value) new\(new.value)") } }
    }

    struct Optionally: View {
        @Environment(Number.self) private var number: Number?

        var body: some View { Color.red.onAppear { note(number == nil ? "none" : "some") } }
    }
}

extension EnvironmentValues {
    @Entry var mark = 0
}

struct Reading: View {
    @Environment(\.mark) private var mark

    var body: some View { Color.red.onAppear { note("mark\(mark)") } }
}

/// An observed property through a computed one, and an id that follows it.
struct ObservedID: View {
    @State private var number = Number()

    private var value: Int {
        get { number.value }
        nonmutating set { number.value = newValue }
    }

    var body: some View {
        let _ = note("body")
        Color.red.onAppear { note("appear") }.id(value)
        Button("Count") { value += 1 }
    }
}
