#include "proposal/document.h"

#include <QPageLayout>
#include <QPdfWriter>

#include "proposal/paginate.h"
#include "proposal/text_box.h"

namespace rackyard {

namespace {

constexpr int dotsPerInch = 1200;
constexpr double pointsPerInch = 72;
constexpr double frameText = 7.6;

QPageSize pageSizeOf(PageFormat format) {
    return QPageSize(format == PageFormat::letter ? QPageSize::Letter : QPageSize::A4);
}

/// Paints pages one after the other on one writer, in points.
class PageWriter {
public:
    PageWriter(const Document& document, const PageGeometry& geometry, QPdfWriter& writer, std::size_t pages)
        : document_(document), geometry_(geometry), writer_(writer), pages_(pages) {}

    bool begin() {
        if (!painter_.begin(&writer_)) return false;
        painter_.scale(dotsPerInch / pointsPerInch, dotsPerInch / pointsPerInch);
        painter_.setRenderHint(QPainter::Antialiasing);
        return true;
    }
    bool end() { return painter_.end(); }

    void cover() {
        painter_.save();
        document_.paintCover(painter_, geometry_);
        painter_.restore();
        footer(1);
    }

    bool page(const PlacedPage& page, std::size_t number) {
        if (!writer_.newPage()) return false;
        header();
        const QPointF corner = geometry_.column().topLeft();
        for (const PlacedPieces& pieces : page) {
            painter_.save();
            pieces.block->paint(painter_, corner + QPointF(0, pieces.y), pieces.first, pieces.end);
            painter_.restore();
        }
        footer(number);
        return true;
    }

private:
    void header() {
        const QRectF column = geometry_.column();
        const QRectF line(column.left(), geometry_.top - 38, column.width(), 14);
        paintTextLine(painter_, line.adjusted(0, 0, -line.width() / 2, 0), document_.headerLeft,
                      {.size = frameText, .bold = true, .colour = document_.theme.text});
        paintTextLine(painter_, line.adjusted(line.width() / 2, 0, 0, 0), document_.headerRight,
                      muted(Qt::AlignRight));
        rule(line.bottom() + 4);
    }

    void footer(std::size_t number) {
        const QRectF column = geometry_.column();
        const QRectF line(column.left(), geometry_.size.height() - geometry_.bottom + 26, column.width(), 14);
        rule(line.top() - 4);
        paintTextLine(painter_, line.adjusted(0, 0, -90, 0), document_.footer, muted(Qt::AlignLeft));
        paintTextLine(painter_, line.adjusted(line.width() - 90, 0, 0, 0),
                      document_.pageWords(number, pages_), muted(Qt::AlignRight));
    }

    void rule(double y) {
        painter_.setPen(QPen(document_.theme.line, 0.5));
        painter_.drawLine(QPointF(geometry_.column().left(), y), QPointF(geometry_.column().right(), y));
    }

    TextStyle muted(Qt::Alignment align) const {
        return {.size = frameText, .bold = false, .colour = document_.theme.mutedText, .align = align};
    }

    const Document& document_;
    const PageGeometry& geometry_;
    QPdfWriter& writer_;
    std::size_t pages_;
    QPainter painter_;
};

} // namespace

PageGeometry PageGeometry::of(PageFormat format) {
    PageGeometry geometry;
    geometry.size = pageSizeOf(format).size(QPageSize::Point);
    return geometry;
}

bool writePdf(Document& document, const PageGeometry& geometry, PageFormat format, QIODevice& device) {
    const std::vector<PlacedPage> pages =
        paginate(document.blocks, geometry.column().width(), geometry.column().height());
    QPdfWriter writer(&device);
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(QPageLayout(pageSizeOf(format), QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)));
    writer.setTitle(document.title);
    writer.setCreator(QStringLiteral("Rackyard"));
    PageWriter pageWriter(document, geometry, writer, pages.size() + 1);
    if (!pageWriter.begin()) return false;
    pageWriter.cover();
    bool written = true;
    for (std::size_t i = 0; i < pages.size(); ++i)
        written = written && pageWriter.page(pages[i], i + 2);
    return pageWriter.end() && written;
}

} // namespace rackyard
