import Dispatch
import Synchronization

/// Work that another thread does while this one does something else.
final class Meanwhile<Value: Sendable>: Sendable {
    private let outcome = Mutex<Result<Value, MachineFailure>?>(nil)
    private let group = DispatchGroup()

    init(_ work: @escaping @Sendable () throws(MachineFailure) -> Value) {
        DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
            let result: Result<Value, MachineFailure>
            do throws(MachineFailure) { result = .success(try work()) } catch { result = .failure(error) }
            outcome.withLock { $0 = result }
        }
    }

    /// What came of it, as soon as it is done.
    func value() throws(MachineFailure) -> Value {
        group.wait()
        switch outcome.withLock({ $0 }) {
        case .success(let value): return value
        case .failure(let failure): throw failure
        case nil: throw .toolFailed(name: "lessonctl", output: "no outcome")
        }
    }
}
