#include "theme/theme.h"

#include <algorithm>
#include <cmath>

namespace rackyard {

namespace {

// Fills for verdicts are the bluish green, orange and vermilion of Okabe and Ito, which the colour-blind tell apart;
// the text colours beside them are the same hues, darkened or lightened until they read.

Theme lightTheme() {
    Theme theme;
    theme.look = Theme::Look::light;
    theme.yard = QColor(0xedf1f5);
    theme.yardGrid = QColor(0xcbd4dd);
    theme.panel = QColor(0xffffff);
    theme.line = QColor(0xd6dde4);
    theme.text = QColor(0x17212b);
    theme.mutedText = QColor(0x55626f);
    theme.accent = QColor(0x0b67cf);
    theme.accentText = QColor(0xffffff);

    theme.rackFrame = QColor(0x2a343e);
    theme.rackInterior = QColor(0x37434e);
    theme.rackLine = QColor(0x2f3a44);
    theme.rackText = QColor(0xb6c2cd);
    theme.device = QColor(0xdde9f6);
    theme.deviceLine = QColor(0x9cbada);
    theme.deviceText = QColor(0x14202c);
    theme.deviceMutedText = QColor(0x44535f);
    theme.switchBody = QColor(0xe2dcf5);
    theme.desktopBody = QColor(0xf7e2dc);
    theme.unknownBody = QColor(0xe4e7ea);

    theme.compute = QColor(0x6a4cbb);
    theme.storage = QColor(0x8f5500);
    theme.inBand = QColor(0x00697a);
    theme.outOfBand = QColor(0x5b6570);

    theme.good = QColor(0x1f9a6c);
    theme.goodText = QColor(0x0a6b49);
    theme.warning = QColor(0xdf8f1d);
    theme.warningText = QColor(0x8f5200);
    theme.bad = QColor(0xd0521b);
    theme.badText = QColor(0xb02a0c);
    theme.neutral = QColor(0x8793a0);

    theme.card = QColor(0x0c2a4a);
    theme.cardText = QColor(0xeaf2fb);
    return theme;
}

Theme darkTheme() {
    Theme theme;
    theme.look = Theme::Look::dark;
    theme.yard = QColor(0x12181f);
    theme.yardGrid = QColor(0x2b3641);
    theme.panel = QColor(0x1a222b);
    theme.line = QColor(0x323e4a);
    theme.text = QColor(0xe8edf2);
    theme.mutedText = QColor(0xa4b1be);
    theme.accent = QColor(0x63adff);
    theme.accentText = QColor(0x07131f);

    theme.rackFrame = QColor(0x2e3945);
    theme.rackInterior = QColor(0x1f2831);
    theme.rackLine = QColor(0x2a3540);
    theme.rackText = QColor(0xb3c0cc);
    theme.device = QColor(0x2d4a69);
    theme.deviceLine = QColor(0x6089b5);
    theme.deviceText = QColor(0xf3f7fb);
    theme.deviceMutedText = QColor(0xc3d3e3);
    theme.switchBody = QColor(0x483d76);
    theme.desktopBody = QColor(0x6a3f36);
    theme.unknownBody = QColor(0x454d57);

    theme.compute = QColor(0xb7a2ff);
    theme.storage = QColor(0xf0b662);
    theme.inBand = QColor(0x62c9c6);
    theme.outOfBand = QColor(0xaab5c1);

    theme.good = QColor(0x2bb07d);
    theme.goodText = QColor(0x62d8a8);
    theme.warning = QColor(0xe69f2e);
    theme.warningText = QColor(0xf4bd62);
    theme.bad = QColor(0xe5683a);
    theme.badText = QColor(0xff9d7f);
    theme.neutral = QColor(0x7e8b98);

    theme.card = QColor(0x143d69);
    theme.cardText = QColor(0xf0f6fd);
    return theme;
}

/// Paper: no dark areas that eat toner, the same hues for the same things.
Theme printTheme() {
    Theme theme = lightTheme();
    theme.look = Theme::Look::print;
    theme.yard = QColor(0xffffff);
    theme.yardGrid = QColor(0xffffff);
    theme.line = QColor(0xc4ccd4);
    theme.text = QColor(0x101820);
    theme.mutedText = QColor(0x4c5864);
    theme.rackFrame = QColor(0xd3dae1);
    theme.rackInterior = QColor(0xf3f5f8);
    theme.rackLine = QColor(0xdfe5ea);
    theme.rackText = QColor(0x3c4853);
    theme.device = QColor(0xe2edf8);
    theme.deviceLine = QColor(0x7fa4cc);
    return theme;
}

/// Black and white carry everything; hues only repeat what words and shapes say.
Theme highContrastTheme() {
    Theme theme = darkTheme();
    theme.look = Theme::Look::highContrast;
    theme.yard = QColor(Qt::black);
    theme.yardGrid = QColor(0x303030);
    theme.panel = QColor(Qt::black);
    theme.line = QColor(0xffffff);
    theme.text = QColor(0xffffff);
    theme.mutedText = QColor(0xe4e4e4);
    theme.accent = QColor(0xffd400);
    theme.accentText = QColor(Qt::black);
    theme.rackFrame = QColor(0x2b2b2b);
    theme.rackInterior = QColor(Qt::black);
    theme.rackLine = QColor(0x2b2b2b);
    theme.rackText = QColor(0xffffff);
    theme.device = QColor(0x10243a);
    theme.deviceLine = QColor(0xffffff);
    theme.deviceText = QColor(0xffffff);
    theme.deviceMutedText = QColor(0xe8e8e8);
    theme.switchBody = QColor(0x2a1f57);
    theme.desktopBody = QColor(0x46211a);
    theme.unknownBody = QColor(0x333333);
    theme.compute = QColor(0xd0c2ff);
    theme.storage = QColor(0xffcf80);
    theme.inBand = QColor(0x86f0ea);
    theme.outOfBand = QColor(0xe0e0e0);
    theme.good = QColor(0x2fd697);
    theme.goodText = QColor(0x7dffcf);
    theme.warning = QColor(0xffb638);
    theme.warningText = QColor(0xffd58a);
    theme.bad = QColor(0xff7d4d);
    theme.badText = QColor(0xffb59b);
    theme.neutral = QColor(0xb0b0b0);
    theme.card = QColor(0x00264d);
    theme.cardText = QColor(0xffffff);
    return theme;
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double relativeLuminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

bool onDarkGround(const Theme& theme) { return theme.panel.lightnessF() < 0.5f; }

} // namespace

Theme Theme::of(Look look) {
    switch (look) {
    case Look::light: return lightTheme();
    case Look::dark: return darkTheme();
    case Look::print: return printTheme();
    case Look::highContrast: return highContrastTheme();
    }
    return lightTheme();
}

Theme Theme::of(const QPalette& palette) {
    const Theme contrast = highContrastTheme();
    const bool wornContrast = palette.color(QPalette::Window) == contrast.panel &&
                              palette.color(QPalette::Highlight) == contrast.accent;
    if (wornContrast) return contrast;
    return of(palette.color(QPalette::Window).lightnessF() < 0.5f ? Look::dark : Look::light);
}

QColor colourOf(const Theme& theme, FitStatus status) {
    switch (status) {
    case FitStatus::fitsInDomain:
    case FitStatus::fitsNetworked: return theme.good;
    case FitStatus::notBesideOthers: return theme.warning;
    case FitStatus::onPaperOnly:
    case FitStatus::tooSmall: return theme.bad;
    }
    return theme.neutral;
}

QColor textColourOf(const Theme& theme, FitStatus status) {
    switch (status) {
    case FitStatus::fitsInDomain:
    case FitStatus::fitsNetworked: return theme.goodText;
    case FitStatus::notBesideOthers: return theme.warningText;
    case FitStatus::onPaperOnly:
    case FitStatus::tooSmall: return theme.badText;
    }
    return theme.mutedText;
}

QColor colourOf(const Theme& theme, CostCategory category) {
    const bool dark = onDarkGround(theme);
    switch (category) {
    case CostCategory::compute: return QColor(dark ? 0x5a9be0 : 0x3b7fc4);
    case CostCategory::fabric: return QColor(dark ? 0x9a80e0 : 0x7a5bc7);
    case CostCategory::storage: return QColor(dark ? 0xe6a23c : 0xdc8b2b);
    case CostCategory::management: return QColor(dark ? 0x58b8b0 : 0x3c9a94);
    case CostCategory::infrastructure: return theme.neutral;
    }
    return theme.neutral;
}

QColor colourOf(const Theme& theme, CoolingClass coolingClass) {
    const bool dark = onDarkGround(theme);
    // Blues for air, oranges for doors, violets for liquid; inside each the more involved is the stronger.
    switch (coolingClass) {
    case CoolingClass::air: return QColor(dark ? 0x9cccec : 0x9ac9e8);
    case CoolingClass::containedAir: return QColor(dark ? 0x67b2e4 : 0x5ba7dc);
    case CoolingClass::inRow: return QColor(dark ? 0x3d93d0 : 0x2a7fbd);
    case CoolingClass::rearDoor: return QColor(dark ? 0xf0b85a : 0xe8a33d);
    case CoolingClass::rearDoorActive: return QColor(dark ? 0xe08a35 : 0xcf741c);
    case CoolingClass::liquid: return QColor(dark ? 0xa58ce8 : 0x8465cf);
    case CoolingClass::immersion: return QColor(dark ? 0x7457cc : 0x4f3899);
    }
    return theme.neutral;
}

QColor colourOf(const Theme& theme, FabricRole role) {
    switch (role) {
    case FabricRole::compute: return theme.compute;
    case FabricRole::storage: return theme.storage;
    case FabricRole::inBand: return theme.inBand;
    case FabricRole::outOfBand: return theme.outOfBand;
    }
    return theme.compute;
}

double contrastRatio(const QColor& a, const QColor& b) {
    const double first = relativeLuminance(a);
    const double second = relativeLuminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace rackyard
