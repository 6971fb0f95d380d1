#pragma once

namespace rackyard {

/// Registers the fonts that travel inside the program and makes them the application's, so that every machine, one
/// without any system font included, shows and prints the same letters. Needs a QGuiApplication; call it before
/// anything is painted. The size stays the system's.
void registerFonts();

} // namespace rackyard
