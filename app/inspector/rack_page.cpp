#include "inspector/rack_page.h"

#include "inspector/element_links.h"
#include "inspector/facts_view.h"
#include "inspector/input.h"
#include "inspector/line_field.h"

#include <algorithm>

namespace rackyard {

namespace {

QString idText(const RackId& id) { return QString::fromStdString(std::string(id.text())); }

RackUnits heightOf(const Design& design, const Catalog& catalog, const Item& item) {
    const Product* product = catalog.product(design.productId(item.product));
    return product && product->body.height ? *product->body.height : RackUnits::of(1);
}

} // namespace

RackPage::RackPage(DesignSession& session, const RackId& rack, QWidget* parent) : Page(session, parent), id_(rack) {
    const Rack* shown = this->rack();
    addHeading(shown ? text::productName(session.shown().productId(shown->product), catalog()) : QString());
    if (const Product* known = product()) addNote(text::productSummary(*known, words()));
    addFields();
    addFigures();
    addHeading(tr("Contents, from the top"));
    contents_ = new ElementLinks(session, this);
    addWide(contents_);
    if (const Product* known = product()) {
        addHeading(tr("Published figures"));
        addWide(new FactsView(*known, catalog(), words(), this));
    }
    finish();
    refresh();
}

void RackPage::addFields() {
    name_ = new LineField(session(), tr("Name"), [this](const QString& text) {
        if (const Rack* now = rack()) {
            Rack changed = *now;
            changed.name = text.trimmed().toStdString();
            change(changed, tr("Rename"), QStringLiteral("name"));
        }
        return QString();
    }, this);
    addRow(tr("Name"), name_);
    limit_ = new LineField(session(), tr("Power limit"), [this](const QString& text) { return takeLimit(text); }, this);
    limit_->setUnit(QStringLiteral("kW"));
    addRow(tr("Power limit"), limit_);
}

void RackPage::addFigures() {
    power_ = addValue(tr("Power, maximum"));
    cooling_ = addValue(tr("Cooling"));
    space_ = addValue(tr("Free"));
    weight_ = addValue(tr("Weight"));
}

const Rack* RackPage::rack() const { return session().shown().racks.find(id_); }

const Product* RackPage::product() const {
    const Rack* shown = rack();
    return shown ? catalog().product(session().shown().productId(shown->product)) : nullptr;
}

const RackAnswer* RackPage::answer() const {
    const auto& racks = session().evaluation().power.racks;
    const auto found = std::find_if(racks.begin(), racks.end(), [&](const RackAnswer& answer) { return answer.rack == id_; });
    return found == racks.end() ? nullptr : &*found;
}

void RackPage::change(const Rack& changed, const QString& label, const QString& gesture) {
    session().apply(withChangedRack(session().design(), changed), label,
                    QStringLiteral("rack/%1/%2").arg(idText(id_), gesture));
}

/// Empty means: the limit that the design assumes for every rack.
QString RackPage::takeLimit(const QString& text) {
    const Rack* now = rack();
    if (!now) return {};
    Rack changed = *now;
    changed.powerLimit.reset();
    if (!text.trimmed().isEmpty()) {
        const auto input = kilowattsInput(text, words().locale());
        if (!input.value) return input.problem;
        changed.powerLimit = input.value;
    }
    change(changed, tr("Change power limit"), QStringLiteral("limit"));
    return {};
}

void RackPage::refresh() {
    const Rack* shown = rack();
    if (!shown) return;
    name_->showValue(QString::fromStdString(shown->name));
    limit_->showValue(shown->powerLimit ? words().plain(shown->powerLimit->kilowatts()) : QString());
    const auto& assumed = session().shown().assumptions.rackPowerLimit;
    limit_->setPlaceholder(assumed ? tr("%1, as for every rack").arg(words().kilowatts(*assumed)) : tr("no limit"));
    if (const RackAnswer* figures = answer()) refreshFigures(*figures);
    refreshContents();
}

void RackPage::refreshFigures(const RackAnswer& answer) {
    QString power = words().kilowatts(answer.max);
    if (answer.limit && answer.max.known && !answer.limit->isZero())
        power += tr(" (%1 of the limit)").arg(words().percent(answer.max.known->watts() / answer.limit->watts()));
    power_->setText(power);
    cooling_->setText(answer.cooling ? text::capitalised(text::coolingName(*answer.cooling)) : text::unknownWord());
    const RackUnits free = answer.height ? *answer.height - answer.used : RackUnits();
    space_->setText(answer.height ? tr("%1 of %2").arg(words().rackUnits(free), words().rackUnits(*answer.height)) : text::unknownWord());
    const Product* cabinet = product();
    const QString weight = words().kilograms(answer.mass);
    const bool carries = cabinet && cabinet->cabinet && cabinet->cabinet->maxLoad;
    weight_->setText(carries ? tr("%1; it carries %2").arg(weight, words().kilograms(*cabinet->cabinet->maxLoad)) : weight);
}

void RackPage::refreshContents() {
    const Design& design = session().shown();
    std::vector<std::pair<RackUnits, ElementLinks::Line>> found;
    design.items.forEach([&](const Item& item) {
        const auto* place = std::get_if<InRack>(&item.placement);
        if (!place || place->rack != id_) return;
        const QString range = words().uRange(place->u, heightOf(design, catalog(), item));
        found.push_back({place->u, {item.id, range}});
    });
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return b.first < a.first; });
    std::vector<ElementLinks::Line> lines;
    for (auto& [u, line] : found)
        lines.push_back(std::move(line));
    contents_->showLines(lines, tr("Empty."));
}

} // namespace rackyard
