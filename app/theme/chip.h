#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include "theme/theme.h"

namespace rackyard {

/// What a verdict or a finding says at a glance; each has a shape of its own, so that colour only repeats it.
enum class Sign { good, warning, bad, note };

Sign signOf(Severity severity);
/// A fit without headroom warns.
Sign signOf(FitStatus status, Bytes headroom);

QColor fillOf(const Theme& theme, Sign sign);
QColor textColourOf(const Theme& theme, Sign sign);
/// Ground of a chip: a breath of the sign's hue on the panel, on which its text colour still reads.
QColor chipGround(const Theme& theme, Sign sign);

/// A disc with a tick, a triangle, a disc with a cross, a square: told apart without colour and at 8 pixels.
void paintSign(QPainter& painter, const QRectF& rect, Sign sign, const QColor& colour, const QColor& ground);

/// Size of a chip with that word.
QSizeF chipSize(const QString& word, const QFont& font);
/// A rounded chip with shape and word; `rect` as `chipSize` gives it, or narrower: then the word is elided.
void paintChip(QPainter& painter, const QRectF& rect, const QString& word, Sign sign, const Theme& theme, const QFont& font);

} // namespace rackyard
