import Automation

extension Style? {
    /// The style with what another one says in front. None is nil, never a style that says nothing.
    func merging(_ other: Style?) -> Style? {
        guard let other else { return self }
        guard var merged = self else { return other }
        if let font = other.font { merged.font = font }
        if let weight = other.weight { merged.weight = weight }
        if let color = other.color { merged.color = color }
        if let symbol = other.symbol { merged.symbol = symbol }
        if let alignment = other.alignment { merged.alignment = alignment }
        return merged
    }
}
