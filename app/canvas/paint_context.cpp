#include "canvas/paint_context.h"

namespace rackyard {
namespace {

constexpr double readable = 4.5; ///< WCAG 2 AA for text

} // namespace

QColor readableOn(const QColor& ground, const QColor& preferred) {
    if (contrastRatio(ground, preferred) >= readable) return preferred;
    const QColor dark(0x10, 0x18, 0x20);
    const QColor light(0xff, 0xff, 0xff);
    return contrastRatio(ground, dark) >= contrastRatio(ground, light) ? dark : light;
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto channel = [share](int from, int to) { return from + static_cast<int>(std::lround((to - from) * share)); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

} // namespace rackyard
