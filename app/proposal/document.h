#pragma once

#include "proposal/block.h"
#include "proposal/page_format.h"
#include "theme/theme.h"

#include <QIODevice>
#include <QString>

#include <functional>

namespace rackyard {

/// A document before it is written: a cover, what flows over the further pages, and what stands on each of
/// them.
struct Document {
    QString title;
    QString headerLeft; ///< above every page but the cover
    QString headerRight;
    QString footer; ///< beside the page number on every page
    /// Words for `page n of m`.
    std::function<QString(std::size_t page, std::size_t pages)> pageWords;
    std::function<void(QPainter&, const PageGeometry&)> paintCover;
    BlockList blocks;
    Theme theme;
};

/// Writes the document as a PDF of vectors with its fonts embedded. False where the device refuses.
bool writePdf(Document& document, const PageGeometry& geometry, PageFormat format, QIODevice& device);

} // namespace rackyard
