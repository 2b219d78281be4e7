extension Screen: Message {
    package func write(to bytes: inout [UInt8]) { bytes.add(presentation, elements) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init(presentation: try reader.next(), elements: try reader.next())
    }
}

extension Screen.Presentation.Kind: Message {}

extension Screen.Presentation: Message {
    package func write(to bytes: inout [UInt8]) { bytes.add(kind, title, message) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init(kind: try reader.next(), title: try reader.next(), message: try reader.next())
    }
}

extension Element.Role: Message {}
extension Element.States: Message {}

extension Element: Message {
    package func write(to bytes: inout [UInt8]) {
        bytes.add(role, label, handle, states, children, value, prompt, identifier, options, bar, style)
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init(
            try reader.next(), label: try reader.next(), handle: try reader.next(), states: try reader.next(), children: try reader.next())
        value = try reader.next()
        prompt = try reader.next()
        identifier = try reader.next()
        options = try reader.next()
        bar = try reader.next()
        style = try reader.next()
    }
}

extension NavigationBar: Message {
    package func write(to bytes: inout [UInt8]) { bytes.add(title, back, depth, items) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init(title: try reader.next(), back: try reader.next(), depth: try reader.next(), items: try reader.next())
    }
}

extension Style: Message {
    package func write(to bytes: inout [UInt8]) { bytes.add(font, weight, color, symbol, alignment) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init()
        font = try reader.next()
        weight = try reader.next()
        color = try reader.next()
        symbol = try reader.next()
        alignment = try reader.next()
    }
}
