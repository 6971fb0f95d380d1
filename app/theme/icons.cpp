#include "theme/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace rackyard {

namespace {

QPixmap rendered(const QString& name, const QColor& colour, QSize size, qreal ratio) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    if (!file.open(QIODevice::ReadOnly)) return pixmap;
    QPainter painter(&pixmap);
    QSvgRenderer(file.readAll().replace("#000000", colour.name().toLatin1())).render(&painter, QRectF(QPointF(), size));
    return pixmap;
}

QPixmap cached(const QString& name, const QColor& colour, QSize size, qreal ratio) {
    const QString key = QStringLiteral("line-icon %1 %2 %3x%4@%5")
                            .arg(name, colour.name(), QString::number(size.width()), QString::number(size.height()),
                                 QString::number(ratio));
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = rendered(name, colour, size, ratio);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(QString name, QPalette::ColorRole role) : name_(std::move(name)), role_(role) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        paintIcon(*painter, name_, rect, colour(mode));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return cached(name_, colour(mode), size, 1);
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override {
        QPixmap pixmap = cached(name_, colour(mode), size, 1);
        pixmap.setDevicePixelRatio(scale);
        return pixmap;
    }
    QIconEngine* clone() const override { return new LineIconEngine(*this); }

private:
    QColor colour(QIcon::Mode mode) const {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : role_;
        return QGuiApplication::palette().color(group, role);
    }

    QString name_;
    QPalette::ColorRole role_;
};

} // namespace

QIcon lineIcon(const QString& name, QPalette::ColorRole role) { return QIcon(new LineIconEngine(name, role)); }

void paintIcon(QPainter& painter, const QString& name, const QRect& rect, const QColor& colour) {
    painter.drawPixmap(rect.topLeft(), cached(name, colour, rect.size(), painter.device()->devicePixelRatioF()));
}

} // namespace rackyard
