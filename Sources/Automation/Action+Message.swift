extension Action: Message {
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .tap(let handle): bytes.add(Name.tap, handle)
        case .hold(let handle): bytes.add(Name.hold, handle)
        case .swipe(let handle): bytes.add(Name.swipe, handle)
        case .back(let levels): bytes.add(Name.back, levels)
        case .dismiss: bytes.add(Name.dismiss)
        case .enter(let text, let handle): bytes.add(Name.enter, text, handle)
        case .submit(let handle): bytes.add(Name.submit, handle)
        case .setOn(let isOn, let handle): bytes.add(Name.setOn, isOn, handle)
        case .choose(let option, let handle): bytes.add(Name.choose, option, handle)
        case .stepUp(let handle): bytes.add(Name.stepUp, handle)
        case .stepDown(let handle): bytes.add(Name.stepDown, handle)
        case .drag(let number, let handle): bytes.add(Name.drag, number, handle)
        case .set(let date, let handle): bytes.add(Name.set, date, handle)
        case .select(let handle): bytes.add(Name.select, handle)
        case .delete(let handle): bytes.add(Name.delete, handle)
        case .move(let from, let to, let handle): bytes.add(Name.move, from, to, handle)
        case .refresh(let handle): bytes.add(Name.refresh, handle)
        case .search(let text, let handle): bytes.add(Name.search, text, handle)
        case .open(let url): bytes.add(Name.open, url)
        case .background: bytes.add(Name.background)
        case .foreground: bytes.add(Name.foreground)
        case .resize(let size): bytes.add(Name.resize, size)
        case .wait(let seconds): bytes.add(Name.wait, seconds)
        }
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self = switch try reader.next(Name.self) {
        case .tap: .tap(handle: try reader.next())
        case .hold: .hold(handle: try reader.next())
        case .swipe: .swipe(handle: try reader.next())
        case .back: .back(levels: try reader.next())
        case .dismiss: .dismiss
        case .enter: .enter(text: try reader.next(), handle: try reader.next())
        case .submit: .submit(handle: try reader.next())
        case .setOn: .setOn(try reader.next(), handle: try reader.next())
        case .choose: .choose(option: try reader.next(), handle: try reader.next())
        case .stepUp: .stepUp(handle: try reader.next())
        case .stepDown: .stepDown(handle: try reader.next())
        case .drag: .drag(to: try reader.next(), handle: try reader.next())
        case .set: .set(date: try reader.next(), handle: try reader.next())
        case .select: .select(handle: try reader.next())
        case .delete: .delete(handle: try reader.next())
        case .move: .move(from: try reader.next(), to: try reader.next(), handle: try reader.next())
        case .refresh: .refresh(handle: try reader.next())
        case .search: .search(text: try reader.next(), handle: try reader.next())
        case .open: .open(url: try reader.next())
        case .background: .background
        case .foreground: .foreground
        case .resize: .resize(try reader.next())
        case .wait: .wait(seconds: try reader.next())
        }
    }

    private enum Name: UInt8, Message {
        case tap, hold, swipe, back, dismiss, enter, submit, setOn, choose, stepUp, stepDown, drag, set, select, delete, move, refresh
        case search, open, background, foreground, resize, wait
    }
}
