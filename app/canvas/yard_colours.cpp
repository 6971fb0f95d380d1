#include "canvas/yard_colours.h"

#include "canvas/paint_context.h"

#include <algorithm>

namespace rackyard {
namespace {

double powerShare(const RackFigures& figures) {
    const double load = figures.max.known ? figures.max.known->kilowatts() : 0;
    const double full = figures.limit && !figures.limit->isZero() ? figures.limit->kilowatts() : fullRampLoad().kilowatts();
    return load / full;
}

} // namespace

Power fullRampLoad() { return Power::ofWatts(140'000); }

QColor rampColour(const Theme& theme, double share) {
    const QColor low = theme.look == Theme::Look::dark ? QColor(0x1d, 0x3a, 0x55) : QColor(0xd6, 0xe6, 0xf4);
    const QColor high = theme.look == Theme::Look::dark ? QColor(0xf9, 0xe0, 0x5c) : QColor(0x7a, 0x1f, 0x12);
    return mixed(low, high, std::clamp(share, 0.0, 1.0));
}

QColor rackColour(const YardStyle& style, const RackFigures& figures) {
    switch (style.colouring) {
    case YardColouring::power: return rampColour(style.theme, powerShare(figures));
    case YardColouring::fill: return rampColour(style.theme, figures.fill);
    case YardColouring::cooling: return figures.cooling ? colourOf(style.theme, *figures.cooling) : style.theme.unknownBody;
    case YardColouring::pool:
    case YardColouring::none: break;
    }
    return style.theme.device;
}

} // namespace rackyard
