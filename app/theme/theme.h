#pragma once

#include <QColor>
#include <QPalette>

#include "catalog/cooling_policy.h"
#include "evaluate/evaluation.h"

namespace rackyard {

/// Colours that the palette of the widgets does not name. Light and dark follow the system or the user's choice, high
/// contrast is chosen only; print is for paper. Every text colour here stands at 4.5:1 or more on the surface it is made for.
struct Theme {
    enum class Look { light, dark, print, highContrast };
    Look look = Look::light;

    QColor yard;            ///< ground of the canvas
    QColor yardGrid;        ///< its dots
    QColor panel;           ///< ground of docks and cards
    QColor line;            ///< hairlines between things
    QColor text;            ///< on yard and panel
    QColor mutedText;       ///< on yard and panel
    QColor accent;          ///< selection, drop target, primary button
    QColor accentText;      ///< on accent

    QColor rackFrame;
    QColor rackInterior;
    QColor rackLine;        ///< a U boundary in the interior
    QColor rackText;        ///< U numbers, on rackFrame
    QColor device;          ///< body of a node
    QColor deviceLine;
    QColor deviceText;      ///< on device
    QColor deviceMutedText; ///< on device
    QColor switchBody;
    QColor desktopBody;     ///< workstations and loose cards
    QColor unknownBody;     ///< unresolved products

    QColor compute;         ///< fabric roles, as lines and as text on the yard
    QColor storage;
    QColor inBand;
    QColor outOfBand;

    QColor good;            ///< fills; each goes with a word and a shape
    QColor goodText;        ///< on panel
    QColor warning;
    QColor warningText;
    QColor bad;
    QColor badText;
    QColor neutral;

    QColor card;            ///< the card that says what a drop would change
    QColor cardText;

    static Theme of(Look look);
    /// The theme that a palette wears, else light or dark by the lightness of its window colour: Qt 6.4 has no hint
    /// for the system's scheme. A widget therefore needs nothing but its palette to know the theme.
    static Theme of(const QPalette& palette);
    friend bool operator==(const Theme&, const Theme&) = default;
};

/// The palette that makes stock widgets wear the theme.
QPalette widgetPalette(const Theme& theme);
QColor colourOf(const Theme& theme, FitStatus status);
QColor textColourOf(const Theme& theme, FitStatus status);
QColor colourOf(const Theme& theme, CostCategory category);
QColor colourOf(const Theme& theme, CoolingClass coolingClass);
QColor colourOf(const Theme& theme, FabricRole role);
/// WCAG 2 contrast ratio of two opaque colours, 1 to 21.
double contrastRatio(const QColor& a, const QColor& b);

} // namespace rackyard
