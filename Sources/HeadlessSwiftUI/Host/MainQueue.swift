import Dispatch

/// The main dispatch queue, on which Swift's main actor runs too, as a run loop sees it.
@MainActor
package struct MainQueue {
    private let handle = mainQueueHandle()

    package init() {}

    /// Runs everything that waits on the queue, until no other thread is at work that could add to it. Says whether anything ran.
    func runAll() -> Bool {
        var ran = false
        while hasWork {
            takeSignal()
            runMainQueue()
            ran = true
        }
        return ran
    }

    /// Whether something waits, or comes from a thread that is at work. Threads are looked at first: what one has added before it
    /// rests is then seen.
    private var hasWork: Bool {
        while OtherThreads.areBusy {
            if isReady(within: 1) { return true }
        }
        return isReady(within: 0)
    }

    /// The queue signals its work as a counter, which is for the run loop to reset.
    private func takeSignal() {
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout.size(ofValue: count))
    }

    private func isReady(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }
}

// libdispatch's interface for run loops; CoreFoundation's on Linux is written against the same two.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)

@MainActor
private func runMainQueue() { mainQueueCallback(nil) }
