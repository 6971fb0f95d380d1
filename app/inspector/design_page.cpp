#include "inspector/design_page.h"

#include "inspector/choice_box.h"
#include "inspector/line_field.h"
#include "inspector/reference_list.h"
#include "inspector/workload_list.h"

namespace rackyard {

namespace {

QString plain(const std::string& text) { return QString::fromStdString(text); }

QString keyText(MemoryBasis basis) {
    const std::string_view key = keyOf(basis);
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

QString bookName(const Catalog& catalog, const PriceBookId& id) {
    const PriceBook* book = catalog.priceBook(id);
    return book ? DesignPage::tr("%1 (%2)").arg(plain(book->name), plain(book->currency)) : plain(id.text());
}

QString policyName(const Catalog& catalog, const CoolingPolicyId& id) {
    const CoolingPolicy* policy = catalog.coolingPolicy(id);
    return policy ? plain(policy->name) : plain(id.text());
}

QString languageName(const QString& code) {
    const QLocale locale(code);
    return QStringLiteral("%1 (%2)").arg(QLocale::languageToString(locale.language()), QLocale::territoryToString(locale.territory()));
}

} // namespace

DesignPage::DesignPage(DesignSession& session, QWidget* parent) : Page(session, parent) {
    addHeading(tr("Design"));
    addText(tr("Name"), QStringLiteral("name"), [](Design& design) -> std::string& { return design.name; }, tr("Untitled"));
    addHeading(tr("Workloads, most important first"));
    workloads_ = new WorkloadList(session, this);
    addWide(workloads_);
    addHeading(tr("Assumptions"));
    addAssumptionChoices();
    addAssumptionFigures();
    addHeading(tr("Models to compare with"));
    references_ = new ReferenceList(session, this);
    addWide(references_);
    addProposal();
    finish();
    refresh();
}

void DesignPage::change(const std::function<void(Design&)>& edit, const QString& label, const QString& gesture) {
    Design design = session().design();
    edit(design);
    session().apply(std::move(design), label, gesture.isEmpty() ? gesture : QStringLiteral("design/") + gesture);
}

void DesignPage::addText(const QString& label, const QString& gesture, std::function<std::string&(Design&)> place,
                         const QString& placeholder) {
    auto* field = new LineField(session(), label, [=, this](const QString& text) {
        change([&](Design& design) { place(design) = text.toStdString(); }, tr("Change %1").arg(label), gesture);
        return QString();
    }, this);
    field->setPlaceholder(placeholder);
    addRow(label, field);
    refreshers_.push_back([field, place](const Design& design) {
        Design copy = design; // shares its blocks; `place` serves reading and writing
        field->showValue(plain(place(copy)));
    });
}

void DesignPage::addAssumptionChoices() {
    auto* memory = new ChoiceBox(tr("Memory"), [] {
        QList<Choice> choices;
        for (const MemoryBasis basis : {MemoryBasis::nominal, MemoryBasis::reported})
            choices.append({text::capitalised(text::memoryBasisWord(basis)), keyText(basis)});
        return choices;
    }, this);
    connect(memory, &ChoiceBox::chosen, this, [this](const QString& key) {
        change([&](Design& design) { design.assumptions.memory = *memoryBasisOf(key.toStdString()); }, tr("Change memory basis"));
    });
    addRow(tr("Memory counts"), memory);

    auto* book = new ChoiceBox(tr("Price book"), [this] {
        QList<Choice> choices;
        for (const PriceBook& candidate : catalog().priceBooks())
            choices.append({bookName(catalog(), candidate.id), plain(candidate.id.text())});
        return choices;
    }, this);
    connect(book, &ChoiceBox::chosen, this, [this](const QString& key) {
        change([&](Design& design) { design.assumptions.priceBook = *PriceBookId::parse(key.toStdString()); }, tr("Change price book"));
    });
    addRow(tr("Price book"), book);

    auto* policy = new ChoiceBox(tr("Cooling policy"), [this] {
        QList<Choice> choices;
        for (const CoolingPolicy& candidate : catalog().coolingPolicies())
            choices.append({plain(candidate.name), plain(candidate.id.text())});
        return choices;
    }, this);
    connect(policy, &ChoiceBox::chosen, this, [this](const QString& key) {
        change([&](Design& design) { design.assumptions.coolingPolicy = *CoolingPolicyId::parse(key.toStdString()); },
               tr("Change cooling policy"));
    });
    addRow(tr("Cooling policy"), policy);

    refreshers_.push_back([=, this](const Design& design) {
        const Assumptions& assumed = design.assumptions;
        memory->showValue(text::capitalised(text::memoryBasisWord(assumed.memory)), keyText(assumed.memory));
        book->showValue(bookName(catalog(), assumed.priceBook), plain(assumed.priceBook.text()));
        policy->showValue(policyName(catalog(), assumed.coolingPolicy), plain(assumed.coolingPolicy.text()));
    });
}

void DesignPage::addAssumptionFigures() {
    addFactor(tr("PUE"), 1, 5, &Assumptions::pue);
    addFactor(tr("Load factor"), 0, 1, &Assumptions::loadFactor);
    addLimit(tr("Limit of a rack"), &Assumptions::rackPowerLimit);
    addLimit(tr("Limit of the site"), &Assumptions::sitePowerLimit);
}

void DesignPage::addFactor(const QString& label, double least, double most, Factor Assumptions::*place) {
    auto* field = new LineField(session(), label, [=, this](const QString& text) {
        const auto input = factorInput(text, words().locale(), least, most);
        if (!input.value) return input.problem;
        change([&](Design& design) { design.assumptions.*place = *input.value; }, tr("Change %1").arg(label), label);
        return QString();
    }, this);
    addRow(label, field);
    refreshers_.push_back([=, this](const Design& design) { field->showValue(words().factor(design.assumptions.*place)); });
}

/// Empty means: no limit.
void DesignPage::addLimit(const QString& label, std::optional<Power> Assumptions::*place) {
    auto* field = new LineField(session(), label, [=, this](const QString& text) {
        const bool none = text.trimmed().isEmpty();
        const auto input = none ? Input<Power>() : kilowattsInput(text, words().locale());
        if (!none && !input.value) return input.problem;
        change([&](Design& design) { design.assumptions.*place = input.value; }, tr("Change power limit"), label);
        return QString();
    }, this);
    field->setUnit(QStringLiteral("kW"));
    field->setPlaceholder(tr("none"));
    addRow(label, field);
    refreshers_.push_back([=, this](const Design& design) {
        const auto& limit = design.assumptions.*place;
        field->showValue(limit ? words().plain(limit->kilowatts()) : QString());
    });
}

void DesignPage::addProposal() {
    addHeading(tr("Proposal"));
    using Details = ProposalDetails;
    const auto at = [](std::string Details::*place) {
        return [place](Design& design) -> std::string& { return design.proposal.*place; };
    };
    addText(tr("Customer"), QStringLiteral("customer"), at(&Details::customer));
    addText(tr("Project"), QStringLiteral("project"), at(&Details::project));
    addText(tr("Number"), QStringLiteral("number"), at(&Details::number));
    addText(tr("Prepared by"), QStringLiteral("prepared-by"), at(&Details::preparedBy));
    addText(tr("Valid until"), QStringLiteral("valid-until"), at(&Details::validUntil), tr("for instance 2027-01-31"));
    auto* language = new ChoiceBox(tr("Language"), [] {
        QList<Choice> choices;
        for (const char* code : {"en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "ja-JP"})
            choices.append({languageName(QLatin1String(code)), QLatin1String(code)});
        return choices;
    }, this);
    connect(language, &ChoiceBox::chosen, this, [this](const QString& key) {
        change([&](Design& design) { design.proposal.language = key.toStdString(); }, tr("Change language"));
    });
    addRow(tr("Digits and words"), language);
    refreshers_.push_back([language](const Design& design) {
        const QString code = plain(design.proposal.language);
        language->showValue(languageName(code), code);
    });
}

void DesignPage::refresh() {
    const Design& design = session().shown();
    for (const auto& refresher : refreshers_)
        refresher(design);
    workloads_->refresh();
    references_->refresh();
}

} // namespace rackyard
