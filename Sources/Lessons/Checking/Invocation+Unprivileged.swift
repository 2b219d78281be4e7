import Glibc

extension Invocation {
    /// The same as another user, where we are the superuser and that user can read what the program needs.
    func unprivileged(reading files: [String]) -> Invocation {
        guard geteuid() == 0, files.allSatisfy(UnprivilegedUser.canRead), let user = UnprivilegedUser() else { return self }
        var invocation = self
        invocation.executable = user.prefix[0]
        invocation.arguments = user.prefix.dropFirst() + words
        return invocation
    }
}
