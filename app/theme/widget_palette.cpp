#include "theme/theme.h"

namespace rackyard {

namespace {

QColor between(const QColor& a, const QColor& b, float share) {
    const auto mix = [share](float x, float y) { return x + (y - x) * share; };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

} // namespace

QPalette widgetPalette(const Theme& theme) {
    QPalette palette;
    palette.setColor(QPalette::Window, theme.panel);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::AlternateBase, between(theme.panel, theme.yard, 0.6f));
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, theme.panel);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.badText);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.card);
    palette.setColor(QPalette::ToolTipText, theme.cardText);
    // The shades from which Fusion draws edges; outlines come from Window, darkened.
    palette.setColor(QPalette::Light, between(theme.panel, theme.text, 0.04f));
    palette.setColor(QPalette::Midlight, between(theme.panel, theme.line, 0.5f));
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, between(theme.line, theme.text, 0.25f));
    palette.setColor(QPalette::Shadow, between(theme.line, theme.text, 0.5f));

    const QColor faint = between(theme.mutedText, theme.panel, 0.35f);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, theme.text);
    return palette;
}

} // namespace rackyard
