#include "inspector/item_page.h"

#include <QLineEdit>

#include "design/merge.h"
#include "evaluate/link_speed.h"
#include "inspector/choice_box.h"
#include "inspector/facts_view.h"
#include "inspector/input.h"
#include "inspector/line_field.h"
#include "inspector/membership_list.h"
#include "text/network_text.h"
#include "text/yard_text.h"

#include <algorithm>

namespace rackyard {

namespace {

const QString floorKey = QStringLiteral("floor:"); // no rack id has a colon

QString idText(std::string_view id) { return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())); }

QString rackName(const Rack& rack) { return rack.name.empty() ? idText(rack.id.text()) : QString::fromStdString(rack.name); }

/// Place of an item in the design's order, by which an evaluation speaks of it; -1 where it is gone.
std::ptrdiff_t ordinalOf(const Design& design, const ItemId& id) {
    std::ptrdiff_t ordinal = 0;
    for (const Item& item : design.items) {
        if (item.id == id) return ordinal;
        ++ordinal;
    }
    return -1;
}

const Fabric* computeFabricOf(const Design& design, const Item& item) {
    for (const FabricId& id : item.fabrics)
        if (const Fabric* fabric = design.fabric(id); fabric && fabric->role == FabricRole::compute) return fabric;
    return nullptr;
}

} // namespace

ItemPage::ItemPage(DesignSession& session, const ItemId& item, QWidget* parent) : Page(session, parent), id_(item) {
    addProduct();
    addPlace();
    addBridge();
    addHeading(tr("Fabrics"));
    fabrics_ = new MembershipList(session, {id_}, this);
    addWide(fabrics_);
    addMemory();
    if (const Product* known = product()) {
        addHeading(tr("Published figures"));
        addWide(new FactsView(*known, catalog(), words(), this));
    }
    finish();
    refresh();
}

void ItemPage::addProduct() {
    const Product* known = product();
    const Item* shown = item();
    addHeading(shown ? text::productName(session().shown().productId(shown->product), catalog()) : QString());
    addNote(known ? text::productSummary(*known, words())
                  : tr("The catalog does not know this product. It stays in the design as it is."));
    name_ = new LineField(session(), tr("Name"), [this](const QString& text) {
        if (const Item* now = item()) {
            Item changed = *now;
            changed.name = text.trimmed().toStdString();
            change(changed, tr("Rename"), QStringLiteral("name"));
        }
        return QString();
    }, this);
    addRow(tr("Name"), name_);
}

void ItemPage::addPlace() {
    quantity_ = new LineField(session(), tr("Quantity"), [this](const QString& text) { return takeQuantity(text); }, this);
    addRow(tr("Quantity"), quantity_);
    place_ = new ChoiceBox(tr("Place"), [this] {
        QList<Choice> choices{{tr("On the floor"), floorKey}};
        session().shown().racks.forEach([&](const Rack& rack) { choices.append({rackName(rack), idText(rack.id.text())}); });
        return choices;
    }, this);
    connect(place_, &ChoiceBox::chosen, this, &ItemPage::moveTo);
    addRow(tr("Place"), place_);
    u_ = new LineField(session(), tr("Lowest U"), [this](const QString& text) { return takeU(text); }, this);
    addRow(tr("Lowest U"), u_);
}

void ItemPage::addBridge() {
    const Product* known = product();
    if (!known || !known->gpu || known->gpu->bridges.empty()) return;
    const auto wording = [this](int cards) { return cards == 0 ? tr("None") : tr("%1 cards").arg(words().integer(cards)); };
    bridge_ = new ChoiceBox(tr("NVLink bridge"), [wording, sizes = known->gpu->bridges] {
        QList<Choice> choices{{wording(0), QStringLiteral("0")}};
        for (int cards : sizes)
            choices.append({wording(cards), QStringLiteral("%1").arg(cards)});
        return choices;
    }, this);
    connect(bridge_, &ChoiceBox::chosen, this, [this](const QString& cards) {
        const Item* now = item();
        if (!now) return;
        Item changed = *now;
        changed.bridge = cards.toInt();
        change(changed, tr("Change bridge"));
    });
    addRow(tr("NVLink bridge"), bridge_);
}

void ItemPage::addMemory() {
    const Product* known = product();
    if (!known || gpuCountOf(*known) == 0) return;
    addHeading(tr("What one model can use"));
    pool_ = addNote();
    links_ = addNote();
}

const Item* ItemPage::item() const { return session().shown().items.find(id_); }

const Product* ItemPage::product() const {
    const Item* shown = item();
    return shown ? catalog().product(session().shown().productId(shown->product)) : nullptr;
}

void ItemPage::change(const Item& changed, const QString& label, const QString& gesture) {
    const QString key = gesture.isEmpty() ? gesture : QStringLiteral("item/%1/%2").arg(idText(id_.text()), gesture);
    session().apply(withChangedItem(session().design(), changed), label, key);
}

QString ItemPage::takeQuantity(const QString& text) {
    const auto input = wholeNumber(text, words().locale(), 1, mostSystems);
    const Item* now = item();
    if (!input.value || !now) return input.problem;
    Item changed = *now;
    changed.quantity = static_cast<std::int32_t>(*input.value);
    change(changed, tr("Change quantity"), QStringLiteral("quantity"));
    return {};
}

QString ItemPage::takeU(const QString& text) {
    const Item* now = item();
    const auto* place = now ? std::get_if<InRack>(&now->placement) : nullptr;
    if (!place) return {};
    const auto input = rackUnitInput(text, words().locale(), highestU());
    if (!input.value) return input.problem;
    session().apply(withPlacement(session().design(), catalog(), id_, InRack{place->rack, *input.value}), tr("Move"),
                    QStringLiteral("item/%1/u").arg(idText(id_.text())));
    return {};
}

void ItemPage::moveTo(const QString& rack) {
    const Design& design = session().design();
    const auto id = RackId::parse(rack.toStdString());
    if (!id) {
        session().apply(withPlacement(design, catalog(), id_, OnFloor{besideEverything(design)}), tr("Move to the floor"));
        return;
    }
    const Product* known = product();
    const RackUnits height = known && known->body.height ? *known->body.height : RackUnits::of(1);
    const RackUnits u = lowestFreeU(design, catalog(), *id, height).value_or(RackUnits::of(1));
    session().apply(withPlacement(design, catalog(), id_, InRack{*id, u}), tr("Move to a rack"));
}

RackUnits ItemPage::highestU() const {
    const Item* now = item();
    const auto* place = now ? std::get_if<InRack>(&now->placement) : nullptr;
    const Rack* rack = place ? session().shown().racks.find(place->rack) : nullptr;
    const Product* cabinet = rack ? catalog().product(session().shown().productId(rack->product)) : nullptr;
    return cabinet && cabinet->cabinet ? cabinet->cabinet->usable : RackUnits::of(42);
}

void ItemPage::refresh() {
    const Item* shown = item();
    if (!shown) return;
    name_->showValue(QString::fromStdString(shown->name));
    refreshPlace(*shown);
    if (bridge_)
        bridge_->showValue(shown->bridge == 0 ? tr("None") : tr("%1 cards").arg(words().integer(shown->bridge)),
                           QStringLiteral("%1").arg(shown->bridge));
    fabrics_->refresh();
    if (pool_) refreshMemory(*shown);
}

void ItemPage::refreshPlace(const Item& item) {
    const auto* place = std::get_if<InRack>(&item.placement);
    const Rack* rack = place ? session().shown().racks.find(place->rack) : nullptr;
    place_->showValue(rack ? rackName(*rack) : tr("On the floor"), rack ? idText(rack->id.text()) : floorKey);
    u_->setEnabled(rack != nullptr);
    u_->showValue(place ? words().number(place->u.units(), place->u.halves() % 2 ? 1 : 0) : QString());
    quantity_->setEnabled(!rack);
    quantity_->showValue(words().integer(item.quantity));
}

void ItemPage::refreshMemory(const Item& item) {
    const Design& design = session().shown();
    const MemoryAnswer& memory = session().evaluation().memory;
    const auto ordinal = ordinalOf(design, id_);
    const bool known = ordinal >= 0 && static_cast<std::size_t>(ordinal) < memory.poolOfItem.size();
    const std::int32_t pool = known ? memory.poolOfItem[static_cast<std::size_t>(ordinal)] : -1;
    pool_->setText(pool >= 0 ? text::poolSentence(memory.pools[static_cast<std::size_t>(pool)], words()) : QString());
    const Product* system = product();
    if (!system) return;
    const Fabric* fabric = computeFabricOf(design, item);
    links_->setText(text::linkSpeedSentence(*system, linkSpeeds(*system, catalog(), fabric), fabric != nullptr, words()));
}

} // namespace rackyard
