#include "inspector/membership_list.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include "design/element_lookup.h"
#include "inspector/page.h"
#include "text/yard_text.h"

#include <algorithm>

namespace rackyard {

MembershipList::MembershipList(DesignSession& session, std::vector<ItemId> items, QWidget* parent)
    : QWidget(parent), session_(session), words_(QLocale()), items_(std::move(items)),
      none_(new QLabel(tr("No fabric yet. Drag one from the catalog onto the yard."), this)),
      layout_(new QVBoxLayout(this)) {
    layout_->setContentsMargins(0, 4, 0, 0);
    layout_->setSpacing(6);
    none_->setWordWrap(true);
    makeMuted(*none_);
    layout_->addWidget(none_);
    refresh();
}

void MembershipList::refresh() {
    std::vector<FabricId> now;
    for (const Fabric& fabric : session_.shown().fabrics)
        now.push_back(fabric.id);
    if (now != fabrics_) {
        fabrics_ = std::move(now);
        rebuild();
    }
    none_->setVisible(fabrics_.empty());
    for (std::size_t index = 0; index < fabrics_.size(); ++index) {
        const Fabric& fabric = session_.shown().fabrics[index];
        boxes_[index]->setText(text::fabricName(fabric));
        boxes_[index]->setToolTip(text::fabricKindAndSpeed(fabric.kind, fabric.speed, words_));
        boxes_[index]->setCheckState(stateOf(fabric.id));
    }
}

void MembershipList::rebuild() {
    for (QCheckBox* box : boxes_)
        box->deleteLater();
    boxes_.clear();
    for (const FabricId& fabric : fabrics_) {
        auto* box = new QCheckBox(this);
        layout_->addWidget(box);
        connect(box, &QCheckBox::clicked, this, [this, fabric](bool checked) { setMember(fabric, checked); });
        boxes_.push_back(box);
    }
}

void MembershipList::setMember(const FabricId& fabric, bool member) {
    const Design& design = session_.design();
    session_.apply(member ? joined(design, items_, fabric) : left(design, items_, fabric),
                   member ? tr("Join fabric") : tr("Leave fabric"));
    refresh();
}

Qt::CheckState MembershipList::stateOf(const FabricId& fabric) const {
    const IdLookup<ItemId> chosen(items_);
    std::size_t members = 0;
    session_.shown().items.forEach([&](const Item& item) {
        const bool member = std::find(item.fabrics.begin(), item.fabrics.end(), fabric) != item.fabrics.end();
        if (member && chosen.contains(item.id)) ++members;
    });
    return members == 0 ? Qt::Unchecked : members == items_.size() ? Qt::Checked : Qt::PartiallyChecked;
}

} // namespace rackyard
