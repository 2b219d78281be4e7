/// The process that loads solutions and starts their apps, in a sandbox where there is one. It gets ready once for several programs,
/// which then run side by side.
final class Host: Sendable {
    /// The folder that holds the apps' containers.
    let containers: String
    /// Whether it runs in a sandbox.
    let isShutOff: Bool
    let process: Subprocess

    /// Starts it, which takes a while: there is something else to do meanwhile.
    ///
    /// - Parameters:
    ///   - bundle: the app's own.
    ///   - scratch: where solutions are compiled to and, without a sandbox, where the apps' containers go.
    ///   - sandbox: nil for the limits of its processes alone.
    ///   - programs: how many.
    init(
        installation: Installation, toolchain: Toolchain, bundle: AppBundle? = nil, scratch: ScratchFolder, sandbox: Sandbox?, programs: Int
    ) throws(MachineFailure) {
        containers = try sandbox == nil ? scratch.openFolder("containers") : Sandbox.scratch
        isShutOff = sandbox != nil
        let plain = Invocation(
            executable: bundle?.executable ?? installation.host, arguments: [installation.runtime, String(programs)],
            environment: Self.environment(container: containers, libraries: toolchain.libraries), folder: containers)
        let shown = [toolchain.libraries, installation.host, installation.runtime, scratch.path]
        let invocation = sandbox?.invocation(of: plain, showing: shown) ?? plain.unprivileged(reading: shown)
        process = try Subprocess(invocation, streams: Array(0..<3 * programs))
    }

    /// All that it has started ends with it.
    deinit { process.endGroup() }

    /// A program's standard output, standard error and command connection.
    func connections(ofProgram number: Int) -> [Descriptor] { Array(process.connections[3 * number..<3 * number + 3]) }

    private static func environment(container: String, libraries: String) -> [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": "/proc/self/cwd", "CFFIXED_USER_HOME": container, "TMPDIR": container,
            "LANG": "en_US.UTF-8", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
            "SWIFT_BACKTRACE": "enable=no", "LD_LIBRARY_PATH": libraries,
        ]
    }
}
