import Automation
extension Style {
    /// The style with what another one says in front.
    func merging(_ other: Style) -> Style? {
        var merged = self
        if let font = other.font { merged.font = font }
        if let weight = other.weight { merged.weight = weight }
        if let color = other.color { merged.color = color }
        if let symbol = other.symbol { merged.symbol = symbol }
        if let alignment = other.alignment { merged.alignment = alignment }
        return merged == Style() ? nil : merged
    }
}
