import Foundation

// What Core Foundation and QuartzCore say of time and memory, for programs that use it without importing them.

public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result { try body() }

extension ProcessInfo {
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    public var isLowPowerModeEnabled: Bool { false }
    public var thermalState: ThermalState { .nominal }
}
