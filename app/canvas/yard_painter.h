#pragma once

#include <QPainter>
#include <QRectF>
#include <QStringList>

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"
#include "text/text.h"
#include "theme/theme.h"

namespace rackyard {

/// What the racks and systems are coloured by.
enum class YardColouring { none, power, cooling, fill, pool };

struct YardStyle {
    Theme theme;
    YardColouring colouring = YardColouring::none;
    bool topDownNumbers = false;       ///< U 1 at the top in labels; positions stay what they are
};

/// The one painter of the yard: the canvas, PDF, SVG, PNG, print and the minimap all call it.
class YardPainter {
public:
    /// The arguments must outlive the painter.
    YardPainter(const Design& design, const Evaluation& evaluation, const Catalog& catalog, const text::Words& words,
                YardStyle style);

    /// Everything drawn, in scene units (millimetres).
    QRectF bounds() const;
    /// Paints what lies in `exposed`. `pixelsPerUnit` picks the level of detail: far away a rack is one rectangle,
    /// nearer systems have names, nearer still their figures.
    void paint(QPainter& painter, const QRectF& exposed, double pixelsPerUnit) const;

private:
    const Design& design_;
    const Evaluation& evaluation_;
    const Catalog& catalog_;
    const text::Words& words_;
    YardStyle style_;
};

} // namespace rackyard
