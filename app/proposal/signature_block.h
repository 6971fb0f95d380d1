#pragma once

#include "proposal/block.h"
#include "theme/theme.h"

#include <QString>
#include <QStringList>

namespace rackyard {

/// Who signs: a heading and lines to be filled in by hand.
struct Signatory {
    QString heading;
    QString name;      ///< printed under the heading where it is known
    QStringList lines; ///< what stands under each line
};

/// Signatories side by side; they are never divided.
class SignatureBlock : public Block {
public:
    SignatureBlock(std::vector<Signatory> signatories, const Theme& theme)
        : signatories_(std::move(signatories)), theme_(theme) {}

    void layOut(double width, double pageHeight) override;
    std::size_t pieces() const override { return signatories_.empty() ? 0 : 1; }
    double pieceHeight(std::size_t) const override { return height_; }
    void paint(QPainter& painter, QPointF topLeft, std::size_t first, std::size_t end) const override;
    double spaceBefore() const override { return 22; }

private:
    void paintOne(QPainter& painter, QPointF topLeft, double width, const Signatory& signatory) const;

    std::vector<Signatory> signatories_;
    Theme theme_;
    double width_ = 0;
    double height_ = 0;
};

} // namespace rackyard
