#include "proposal/export.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include "canvas/yard_layout.h"
#include "canvas/yard_painter.h"
#include "session/atomic_file.h"
#include "text/text.h"
#include "theme/theme.h"

#include <cmath>

namespace rackyard {

namespace {

constexpr double margin = 16;      // pixels around the yard at scale 1
constexpr double mostPixels = 2e8; // 800 MB of picture: more is a typing error in the scale

QLocale localeOf(const Design& design) { return QLocale(QString::fromStdString(design.proposal.language)); }

/// The yard with its margin, at `pixelsPerUnit` and with its top left corner at the origin.
class YardPicture {
public:
    YardPicture(const Design& design, const Catalog& catalog, const Evaluation& evaluation, double scale)
        : words_(localeOf(design)), theme_(Theme::of(Theme::Look::print)), margin_(margin * scale),
          pixelsPerUnit_(yard::pixelsPerUnitAtFullSize * scale),
          painter_(design, evaluation, catalog, words_, YardStyle{.theme = theme_}) {}

    QSizeF size() const {
        return painter_.bounds().size() * pixelsPerUnit_ + QSizeF(2 * margin_, 2 * margin_);
    }
    void paint(QPainter& painter) const {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRectF(QPointF(), size()), Qt::white);
        painter.translate(margin_, margin_);
        painter.scale(pixelsPerUnit_, pixelsPerUnit_);
        painter.translate(-painter_.bounds().topLeft());
        painter_.paint(painter, painter_.bounds(), pixelsPerUnit_);
    }

private:
    text::Words words_;
    Theme theme_;
    double margin_;
    double pixelsPerUnit_;
    YardPainter painter_;
};

QSize whole(QSizeF size) {
    return {std::max(1, static_cast<int>(std::ceil(size.width()))),
            std::max(1, static_cast<int>(std::ceil(size.height())))};
}

} // namespace

bool exportYardSvg(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                   const QString& path, QString* reason) {
    const YardPicture picture(design, catalog, evaluation, 1);
    return writeAtomically(
        path,
        [&](QIODevice& device) {
            QSvgGenerator generator;
            generator.setOutputDevice(&device);
            generator.setResolution(96);
            generator.setTitle(QString::fromStdString(design.name));
            generator.setSize(whole(picture.size()));
            generator.setViewBox(QRectF(QPointF(), picture.size()));
            QPainter painter;
            if (!painter.begin(&generator)) return false;
            picture.paint(painter);
            return painter.end();
        },
        reason);
}

bool exportYardPng(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                   const QString& path, double scale, QString* reason) {
    const YardPicture picture(design, catalog, evaluation, scale);
    const QSizeF size = picture.size();
    QImage image;
    if (size.width() * size.height() <= mostPixels) image = QImage(whole(size), QImage::Format_RGB32);
    if (image.isNull()) {
        if (reason)
            *reason =
                QCoreApplication::translate("Export", "The picture would be too large; use a smaller scale.");
        return false;
    }
    image.fill(Qt::white);
    QPainter painter(&image);
    picture.paint(painter);
    painter.end();
    return writeAtomically(
        path, [&](QIODevice& device) { return image.save(&device, "PNG"); }, reason);
}

} // namespace rackyard
