#include "charts/cooling_section.h"

#include "charts/figure.h"

#include <QGridLayout>

#include <algorithm>
#include <map>

namespace rackyard::charts {

namespace {

// Of the racks with the most demanding class, the one that draws the most.
const RackAnswer* worstRack(const Evaluation& evaluation) {
    const RackAnswer* worst = nullptr;
    for (const RackAnswer& rack : evaluation.power.racks) {
        if (!rack.cooling || rack.cooling != evaluation.cooling.worst) continue;
        if (!worst || worst->max.known.value_or(Power()) < rack.max.known.value_or(Power())) worst = &rack;
    }
    return worst;
}

QString policyName(const CoolingPolicyId& id, const Catalog& catalog) {
    const CoolingPolicy* policy = catalog.coolingPolicy(id);
    return QString::fromStdString(policy && !policy->name.empty() ? policy->name : id.text());
}

QString classNames(const std::vector<CoolingClass>& classes, const text::Words& words) {
    QStringList names;
    for (CoolingClass coolingClass : classes)
        names.append(text::coolingWord(coolingClass));
    return words.list(names, classes.size());
}

} // namespace

CoolingSection::CoolingSection(QWidget* parent)
    : Section(parent), caption_(quietLabel(this)), name_(new Figure(Figure::Size::large, this)),
      load_(quietLabel(this, Qt::AlignRight)), others_(quietLabel(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(0, 1);
    name_->setObjectName(QStringLiteral("coolingClass"));
    name_->setWordWrap(true);
    reserveLines(*others_, 2);
    grid->addWidget(caption_, 0, 0);
    grid->addWidget(load_, 0, 1);
    grid->addWidget(name_, 1, 0, 1, 2);
    grid->addWidget(others_, 2, 0, 1, 2);
}

void CoolingSection::present(const Shown& shown) {
    const RackAnswer* rack = worstRack(shown.evaluation);
    setWords(*caption_, tr("Cooling by “%1”").arg(policyName(shown.evaluation.cooling.policy, shown.catalog)));
    if (!rack) {
        setWords(*name_, tr("No rack to cool yet"));
        setWords(*load_, {});
        setWords(*others_, {});
        return;
    }
    setWords(*name_, text::capitalised(text::coolingName(*rack->cooling)));
    setWords(*load_, tr("%1 a rack").arg(shown.words.kilowatts(rack->max)));
    QStringList lines;
    if (!rack->coolingOptions.empty())
        lines.append(tr("Also possible: %1.").arg(classNames(rack->coolingOptions, shown.words)));
    for (const auto& [policy, coolingClass] : rack->otherPolicies)
        if (coolingClass != *rack->cooling)
            lines.append(tr("“%1” would say %2.").arg(policyName(policy, shown.catalog), text::coolingWord(coolingClass)));
    if (lines.isEmpty() && !rack->otherPolicies.empty()) lines.append(tr("The other policies agree."));
    setWords(*others_, lines.join(u'\n'));
}

} // namespace rackyard::charts
