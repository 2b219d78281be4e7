import Dispatch

/// The main dispatch queue, on which Swift's main actor runs too, as a run loop sees it.
@MainActor
package struct MainQueue {
    private let handle = mainQueueHandle()

    package init() {}

    /// Runs everything that waits on the queue, until no other thread is at work that could add to it. Says whether anything ran.
    func runAll() -> Bool {
        var ran = false
        while isReady(within: 0) || OtherThreads.areBusy && isReady(within: 1) {
            takeSignal()
            runMainQueue()
            ran = true
        }
        return ran
    }

    /// The queue signals its work as a counter, which is for the run loop to reset.
    private func takeSignal() {
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout.size(ofValue: count))
    }

    private func isReady(within milliseconds: Int32) -> Bool {
        repeat {
            var descriptor = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, milliseconds) > 0 { return true }
        } while milliseconds > 0 && OtherThreads.areBusy
        return false
    }
}

// libdispatch's interface for run loops; CoreFoundation's on Linux is written against the same two.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)

@MainActor
private func runMainQueue() { mainQueueCallback(nil) }
