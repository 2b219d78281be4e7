/// Makes a property of `EnvironmentValues`, `FocusedValues`, `Transaction` or `ContainerValues` an entry of its own:
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .red
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
