#include "advisor/requirement_form.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "advisor/demand_list.h"
#include "text/text.h"

#include <cmath>

namespace rackyard {

namespace {

constexpr int thousands = 1000;

std::optional<Power> kilowattLimit(const QDoubleSpinBox* box) {
    if (box->value() <= 0) return std::nullopt;
    return Power::ofMilliwatts(std::llround(box->value() * 1e6));
}

} // namespace

RequirementForm::RequirementForm(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* heading = new QLabel(tr("Which models have to run?"), this);
    column->addWidget(heading);
    demands_ = new DemandList(this);
    column->addWidget(demands_);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column->addLayout(form);
    power_ = addLimit(form, tr("IT power in all"), tr(" kW"), 1'000'000, 1);
    rackPower_ = addLimit(form, tr("Power of a rack"), tr(" kW"), 10'000, 1);
    cost_ = addLimit(form, tr("Budget"), tr(" thousand"), 100'000'000, 0);
    addCooling(form);
    oneDomain_ = new QCheckBox(tr("All in one NVLink domain, no network seams"), this);
    column->addWidget(oneDomain_);
    column->addStretch();
    connect(demands_, &DemandList::changed, this, &RequirementForm::changed);
    connect(oneDomain_, &QCheckBox::toggled, this, &RequirementForm::changed);
}

QDoubleSpinBox* RequirementForm::addLimit(QFormLayout* form, const QString& label, const QString& suffix, double most, int decimals) {
    auto* box = new QDoubleSpinBox(this);
    box->setRange(0, most);
    box->setDecimals(decimals);
    box->setSuffix(suffix);
    box->setSpecialValueText(tr("no limit"));
    box->setGroupSeparatorShown(true);
    box->setKeyboardTracking(false);
    form->addRow(label, box);
    connect(box, &QDoubleSpinBox::valueChanged, this, &RequirementForm::changed);
    return box;
}

void RequirementForm::addCooling(QFormLayout* form) {
    auto* kinds = new QWidget(this);
    auto* column = new QVBoxLayout(kinds);
    column->setContentsMargins(0, 0, 0, 0);
    for (CoolingClass coolingClass : {CoolingClass::air, CoolingClass::rearDoor, CoolingClass::liquid, CoolingClass::immersion}) {
        auto* box = new QCheckBox(text::capitalised(text::coolingWord(coolingClass)), kinds);
        column->addWidget(box);
        cooling_.emplace_back(coolingClass, box);
        connect(box, &QCheckBox::toggled, this, &RequirementForm::changed);
    }
    kinds->setToolTip(tr("Nothing ticked: any kind of cooling can be had."));
    form->addRow(tr("Cooling of the room"), kinds);
}

void RequirementForm::setCatalog(const Catalog& catalog) { demands_->setCatalog(catalog); }

void RequirementForm::setDemands(const std::vector<Demand>& demands) { demands_->setDemands(demands); }

Requirement RequirementForm::requirement() const {
    Requirement requirement;
    requirement.demands = demands_->demands();
    requirement.maxPower = kilowattLimit(power_);
    requirement.maxRackPower = kilowattLimit(rackPower_);
    if (cost_->value() > 0) requirement.maxCost = Money::ofMajor(std::llround(cost_->value()) * thousands);
    for (const auto& [coolingClass, box] : cooling_)
        if (box->isChecked()) requirement.cooling.insert(coolingClass);
    requirement.oneDomain = oneDomain_->isChecked();
    return requirement;
}

} // namespace rackyard
