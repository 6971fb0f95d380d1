#include "inspector/many_page.h"

#include <QLineEdit>
#include <QPushButton>

#include "design/element_lookup.h"
#include "inspector/membership_list.h"

#include <algorithm>
#include <map>

namespace rackyard {

namespace {

std::string numbered(const std::string& pattern, std::int64_t number) {
    const std::size_t first = pattern.find('#');
    if (first == std::string::npos) return numbered(pattern + "-##", number);
    const std::size_t behind = std::min(pattern.find_first_not_of('#', first), pattern.size());
    std::string digits = QStringLiteral("%1").arg(number).toStdString();
    if (digits.size() < behind - first) digits.insert(0, behind - first - digits.size(), '0');
    return pattern.substr(0, first) + digits + pattern.substr(behind);
}

/// How many systems of each product are among the chosen items.
std::map<ProductId, std::int64_t> countByProduct(const Design& design, const std::vector<ItemId>& items) {
    const IdLookup<ItemId> chosen(items);
    std::map<ProductId, std::int64_t> counts;
    design.items.forEach([&](const Item& item) {
        if (chosen.contains(item.id)) counts[design.productId(item.product)] += item.quantity;
    });
    return counts;
}

} // namespace

Design renamedByPattern(const Design& design, const ElementSet& elements, const std::string& pattern) {
    Design renamed = design;
    std::int64_t number = 0;
    const IdLookup<RackId> racks(elements.racks);
    renamed.racks.updateIf([&](const Rack& rack) { return racks.contains(rack.id); },
                           [&](Rack& rack) { rack.name = numbered(pattern, ++number); });
    const IdLookup<ItemId> items(elements.items);
    renamed.items.updateIf([&](const Item& item) { return items.contains(item.id); },
                           [&](Item& item) { item.name = numbered(pattern, ++number); });
    return renamed;
}

ManyPage::ManyPage(DesignSession& session, Selection selection, QWidget* parent)
    : Page(session, parent), selection_(std::move(selection)) {
    addSummary();
    addActions();
    finish();
    refresh();
}

void ManyPage::addSummary() {
    const auto count = selection_.items.size() + selection_.racks.size() + selection_.fabrics.size();
    addHeading(tr("%1 selected").arg(words().integer(static_cast<std::int64_t>(count))));
    contents_ = addNote();
}

void ManyPage::addActions() {
    if (!selection_.items.empty()) {
        addHeading(tr("Fabrics"));
        fabrics_ = new MembershipList(session(), selection_.items, this);
        addWide(fabrics_);
    }
    addHeading(tr("All of them"));
    if (!selection_.items.empty() || !selection_.racks.empty()) {
        pattern_ = new QLineEdit(this);
        pattern_->setPlaceholderText(QStringLiteral("DGX-##"));
        pattern_->setAccessibleName(tr("Name pattern"));
        pattern_->setToolTip(tr("Each # becomes a digit of a running number."));
        connect(pattern_, &QLineEdit::returnPressed, this, &ManyPage::rename);
        addRow(tr("Name pattern"), pattern_);
        auto* apply = new QPushButton(tr("Rename"), this);
        connect(apply, &QPushButton::clicked, this, &ManyPage::rename);
        addRow({}, apply);
    }
    auto* remove = new QPushButton(tr("Remove"), this);
    connect(remove, &QPushButton::clicked, this, [this] {
        session().apply(without(session().design(), selection_), tr("Remove"));
    });
    addRow({}, remove);
}

void ManyPage::rename() {
    const std::string pattern = pattern_->text().trimmed().toStdString();
    if (!pattern.empty()) session().apply(renamedByPattern(session().design(), selection_, pattern), tr("Rename"));
}

void ManyPage::refresh() {
    QStringList parts;
    for (const auto& [product, count] : countByProduct(session().shown(), selection_.items))
        parts << tr("%1 × %2").arg(words().integer(count), text::productName(product, catalog()));
    const auto racks = static_cast<std::int64_t>(selection_.racks.size());
    const auto fabrics = static_cast<std::int64_t>(selection_.fabrics.size());
    if (racks > 0) parts << (racks == 1 ? tr("1 rack") : tr("%1 racks").arg(words().integer(racks)));
    if (fabrics > 0) parts << (fabrics == 1 ? tr("1 fabric") : tr("%1 fabrics").arg(words().integer(fabrics)));
    contents_->setText(parts.join(QStringLiteral("\n")));
    if (fabrics_) fabrics_->refresh();
}

} // namespace rackyard
