/// A node that shows something for the time being: an open menu, a row's swipe actions. The next thing that the person does ends it.
@MainActor
protocol TransientNode: _Node {
    func close()
}

extension Graph {
    /// Shows one thing for the time being. What was shown before goes, unless the new thing lies in it.
    func open(_ node: any TransientNode) {
        if let transient, !node.lies(in: transient) { transient.close() }
        transient = node
    }
}

extension TransientNode {
    /// What it lies in closes too.
    func closeOuter() {
        if graph.transient === self { graph.transient = nil }
        var outer = parent
        while let node = outer {
            if let node = node as? any TransientNode { return node.close() }
            outer = node.parent
        }
    }
}

extension _Node {
    fileprivate func lies(in ancestor: _Node) -> Bool {
        var node: _Node? = self
        while let current = node {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}
