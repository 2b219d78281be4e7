import HeadlessFoundation
import Testing

@Suite struct FormattingTests {
    @Test func `a quantity is written in the units of the locale`() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        let us = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: Locale(identifier: "en_US"))
        let germany = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: Locale(identifier: "de_DE"))
        #expect(distance.formatted(us) == "3.1 mi")
        #expect(distance.formatted(germany) == "5 km")
    }

    @Test func `a quantity keeps its unit where that is asked for`() {
        #expect(Measurement(value: 1, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .asProvided)) == "1 meter")
        #expect(Measurement(value: 2.5, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .asProvided)) == "2.5 meters")
        #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow, usage: .asProvided)) == "20°")
    }

    @Test func `a formatter of measurements keeps the unit that it is given`() {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3 kg")
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3 kilograms")
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"), (.short, "1 hr, 5 min, 9 sec"),
        (.full, "1 hour, 5 minutes, 9 seconds"), (.brief, "1hr 5min 9sec"),
    ])
    func `an amount of time is written in each style`(style: DateComponentsFormatter.UnitsStyle, text: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 3909) == text)
    }

    @Test func `zeros of an amount of time are dropped or padded as is said`() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "00:01:05")
        formatter.unitsStyle = .full
        formatter.zeroFormattingBehavior = .dropAll
        #expect(formatter.string(from: 3605) == "1 hour, 5 seconds")
    }

    @Test func `a date is told by its distance from another`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.localizedString(for: now - 2 * 86400, relativeTo: now) == "2 days ago")
        #expect(formatter.localizedString(for: now + 3600, relativeTo: now) == "in 1 hour")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now - 86400, relativeTo: now) == "yesterday")
    }

    @Test func `a list is joined as the language does`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    }

    @Test func `a person's name has a long and a short form`() {
        let name = PersonNameComponents(namePrefix: "Dr.", givenName: "Ada", familyName: "Lovelace")
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .long)) == "Dr. Ada Lovelace")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    }
}
