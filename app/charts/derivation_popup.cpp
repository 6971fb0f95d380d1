#include "charts/derivation_popup.h"

#include "charts/figure.h"
#include "charts/section.h"
#include "text/derivation_text.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScreen>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace rackyard::charts {

namespace {

constexpr std::size_t mostParts = 200; // of one sum; a list that nobody reads to its end helps nobody
constexpr int addressRole = Qt::UserRole;

QTreeWidgetItem* itemFor(const Derivation& derivation, const Catalog& catalog, const text::Words& words) {
    const QString source = derivation.parts.empty() ? text::derivationSource(derivation)
                                                    : text::derivationFormula(derivation, words);
    auto* item = new QTreeWidgetItem(
        {text::capitalised(text::derivationName(derivation, catalog)), text::derivationValue(derivation, words), source});
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(2, source);
    if (derivation.parts.empty() && !derivation.sources.empty() && !derivation.sources.front().url.empty()) {
        const QString address = QString::fromStdString(derivation.sources.front().url);
        item->setData(2, addressRole, address);
        item->setToolTip(2, source + u'\n' + address);
    }
    return item;
}

void addParts(QTreeWidgetItem& parent, const Derivation& derivation, const Catalog& catalog, const text::Words& words) {
    const std::size_t shown = std::min(derivation.parts.size(), mostParts);
    for (std::size_t i = 0; i < shown; ++i) {
        QTreeWidgetItem* item = itemFor(derivation.parts[i], catalog, words);
        parent.addChild(item);
        addParts(*item, derivation.parts[i], catalog, words);
    }
    if (shown == derivation.parts.size()) return;
    const auto further = static_cast<std::int64_t>(derivation.parts.size() - shown);
    parent.addChild(new QTreeWidgetItem({DerivationPopup::tr("and %1 more").arg(words.integer(further))}));
}

void openSource(const QTreeWidgetItem* item, int column) {
    const QString address = item->data(column, addressRole).toString();
    if (!address.isEmpty()) QDesktopServices::openUrl(QUrl(address));
}

} // namespace

DerivationPopup::DerivationPopup(QWidget* parent)
    : QFrame(parent, Qt::Popup), title_(quietLabel(this)), value_(new Figure(Figure::Size::large, this)),
      formula_(new QLabel(this)), parts_(new QTreeWidget(this)) {
    setFrameShape(QFrame::StyledPanel);
    setObjectName(QStringLiteral("derivation"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 12);
    formula_->setWordWrap(true);
    formula_->setTextFormat(Qt::PlainText);
    formula_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    parts_->setHeaderLabels({tr("Figure"), tr("Value"), tr("From")});
    parts_->header()->setStretchLastSection(true);
    parts_->setAlternatingRowColors(true);
    parts_->setUniformRowHeights(true);
    parts_->setFrameShape(QFrame::NoFrame);
    column->addWidget(title_);
    column->addWidget(value_);
    column->addWidget(formula_);
    column->addWidget(parts_, 1);
    connect(parts_, &QTreeWidget::itemDoubleClicked, this, &openSource);
}

void DerivationPopup::open(const Derivation& derivation, const Catalog& catalog, const text::Words& words,
                           const QWidget& anchor) {
    fill(derivation, catalog, words);
    placeBeside(anchor);
    show();
    parts_->setFocus();
}

void DerivationPopup::fill(const Derivation& derivation, const Catalog& catalog, const text::Words& words) {
    setWords(*title_, text::capitalised(text::derivationName(derivation, catalog)));
    setWords(*value_, text::derivationValue(derivation, words));
    const QString formula = text::derivationFormula(derivation, words);
    setWords(*formula_, formula.isEmpty() ? text::derivationSource(derivation) : u"= " + formula);
    parts_->clear();
    addParts(*parts_->invisibleRootItem(), derivation, catalog, words);
    parts_->expandToDepth(1);
    parts_->setVisible(!derivation.parts.empty());
    parts_->setColumnWidth(0, 250);
    parts_->resizeColumnToContents(1);
    parts_->setCurrentItem(parts_->topLevelItem(0));
}

void DerivationPopup::placeBeside(const QWidget& anchor) {
    const QRect screen = anchor.screen()->availableGeometry();
    const QSize size(std::min(620, screen.width()), std::min(parts_->isVisibleTo(this) ? 340 : 120, screen.height()));
    QPoint corner = anchor.mapToGlobal(QPoint(anchor.width() - size.width(), anchor.height() + 4));
    if (corner.y() + size.height() > screen.bottom()) corner.setY(anchor.mapToGlobal(QPoint()).y() - size.height() - 4);
    corner.setX(std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() - size.width())));
    corner.setY(std::clamp(corner.y(), screen.top(), std::max(screen.top(), screen.bottom() - size.height())));
    setGeometry(QRect(corner, size));
}

void DerivationPopup::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QFrame::keyPressEvent(event);
}

void DerivationPopup::copy() const {
    QGuiApplication::clipboard()->setText(QStringList{title_->text(), value_->text(), formula_->text()}.join(u'\n'));
}

} // namespace rackyard::charts
