#pragma once

#include <QRectF>
#include <QSizeF>

namespace rackyard {

enum class PageFormat { a4, letter };

/// Size and margins of a document's pages, in points.
struct PageGeometry {
    QSizeF size;
    double side = 54;
    double top = 76;
    double bottom = 62;

    static PageGeometry of(PageFormat format);
    /// Where blocks flow, between the header and the footer.
    QRectF column() const { return {side, top, size.width() - 2 * side, size.height() - top - bottom}; }
};

} // namespace rackyard
