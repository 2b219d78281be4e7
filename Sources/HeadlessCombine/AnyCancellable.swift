public struct AnyCancellable {}
