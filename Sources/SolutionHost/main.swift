// Loads the runtime and lets it host programs: `SolutionHost RUNTIME PROGRAMS`. Each program has three descriptors in a row, from 1
// on: standard output, standard error, and the connection to the checker.

import Glibc

func refuse(_ reason: String) -> Never {
    let line = Array("SolutionHost: \(reason)\n".utf8)
    write(STDERR_FILENO, line, line.count)
    exit(70)
}

let words = CommandLine.arguments
guard words.count == 3, let programs = Int32(words[2]), programs > 0 else { refuse("expected a library and a number of programs") }
guard let runtime = dlopen(words[1], RTLD_NOW | RTLD_GLOBAL) else { refuse(String(cString: dlerror())) }
guard let entry = dlsym(runtime, "headless_swiftui_host") else { refuse("\(words[1]) has no host") }
exit(unsafeBitCast(entry, to: (@convention(c) (Int32) -> Int32).self)(programs))
