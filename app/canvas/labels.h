#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QRectF>
#include <QStaticText>
#include <QString>

#include <map>
#include <utility>

namespace rackyard {

/// Size in pixels and weight of a label.
struct LabelFont {
    int pixels = 12;
    bool bold = false;
    friend bool operator==(const LabelFont&, const LabelFont&) = default;
    friend auto operator<=>(const LabelFont&, const LabelFont&) = default;
};

/// Sets single lines of text: elided where there is too little room, never clipped, and not at all where not even a
/// few letters fit. Remembers fonts, widths and shaped letters, because a yard repeats its words thousands of times
/// and shaping them is what costs most.
class Labels {
public:
    /// Uses the family of `base` from now on.
    void setBase(const QFont& base);
    double lineHeight(LabelFont font);
    double width(const QString& text, LabelFont font);
    QString elided(const QString& text, LabelFont font, double room);
    /// Draws one line in `rect`. Gives false where nothing readable fits.
    bool draw(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, LabelFont font,
              const QColor& colour);

private:
    struct Face {
        QFont font;
        QFontMetricsF metrics;
        QHash<QString, double> widths;
        QHash<std::pair<QString, int>, QString> elided; ///< by text and whole pixels of room
        QHash<QString, QStaticText> shaped;
    };
    Face& face(LabelFont font);
    static const QStaticText& shaped(Face& face, const QString& text);

    QFont base_;
    std::map<LabelFont, Face> faces_;
};

} // namespace rackyard
