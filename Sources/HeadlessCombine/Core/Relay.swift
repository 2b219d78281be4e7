/// An operator that follows one source at a time and hands demand on to it.
class Relay<Downstream: Subscriber>: Outlet<Downstream> {
    private var current: (any Cancellable)?
    private var ask: ((Subscribers.Demand) -> Void)?

    /// Gives what the source gives from now on; what happens when it ends the caller says.
    final func follow<P: Publisher>(_ source: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void)
        where P.Output == Downstream.Input {
        let inlet = Inlet<P.Output, P.Failure>(demand: outstanding) { value in
            let more = self.pass(value)
            if more > .none { self.requested(more) }
        } onEnd: { completion in onEnd(completion) }
        let old = locked {
            defer { (current, ask) = (inlet, { inlet.request($0) }) }
            return current
        }
        old?.cancel()
        if isEnded { return release() }
        source.subscribe(inlet)
    }

    final override func requested(_ demand: Subscribers.Demand) {
        locked { ask }?(demand)
    }

    override func release() {
        let old = locked {
            defer { (current, ask) = (nil, nil) }
            return current
        }
        old?.cancel()
    }
}
