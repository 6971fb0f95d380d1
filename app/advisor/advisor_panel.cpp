#include "advisor/advisor_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "advisor/build_card.h"
#include "advisor/requirement_form.h"
#include "design/merge.h"
#include "text/advice_words.h"

namespace rackyard {

namespace {

constexpr int settleMilliseconds = 60;
constexpr int mostRejections = 12;

QScrollArea* scrolling(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(content);
    return area;
}

bool isEmpty(const Design& design) { return design.items.empty() && design.racks.empty() && design.fabrics.empty(); }

} // namespace

AdvisorPanel::AdvisorPanel(DesignSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    setWindowTitle(tr("Help me choose"));
    form_ = new RequirementForm;
    form_->setCatalog(session.catalog());
    auto* list = new QWidget;
    results_ = new QVBoxLayout(list);
    results_->setAlignment(Qt::AlignTop);
    auto* columns = new QHBoxLayout(this);
    columns->addWidget(scrolling(form_, this), 2);
    columns->addWidget(scrolling(list, this), 3);
    later_.setSingleShot(true);
    later_.setInterval(settleMilliseconds);
    connect(&later_, &QTimer::timeout, this, &AdvisorPanel::advise);
    connect(form_, &RequirementForm::changed, this, [this] { later_.start(); });
    connect(&session_, &DesignSession::documentReplaced, this, [this] {
        if (isVisible()) startFromDesign();
    });
    resize(880, 620);
}

void AdvisorPanel::startFromDesign() {
    form_->setCatalog(session_.catalog());
    std::vector<Demand> demands;
    for (const Workload& workload : session_.design().workloads)
        demands.push_back({workload.model, workload.replicas});
    form_->setDemands(demands);
    advise();
}

void AdvisorPanel::advise() {
    Requirement requirement = form_->requirement();
    requirement.coolingPolicy = session_.design().assumptions.coolingPolicy;
    // Only a book that prices product by product can rank builds; the founding text's bands price a cluster whole.
    const PriceBook* book = session_.catalog().priceBook(session_.design().assumptions.priceBook);
    if (book && !book->cluster) requirement.priceBook = book->id;
    present(rackyard::advise(requirement, session_.catalog()));
}

void AdvisorPanel::present(const Advice& advice) {
    while (QLayoutItem* item = results_->takeAt(0)) {
        if (QWidget* widget = item->widget()) widget->deleteLater();
        delete item;
    }
    const text::Words words{QLocale()};
    for (const Recommendation& build : advice.builds) {
        auto* card = new BuildCard(build, session_.catalog(), QString::fromStdString(build.evaluation.cost.currency), words, this);
        results_->addWidget(card);
        connect(card, &BuildCard::placeAsked, this, [this, build] { place(build); });
    }
    if (advice.builds.empty()) {
        QStringList relax;
        for (const Relaxation& relaxation : advice.relax)
            relax << text::relaxationSentence(relaxation);
        addNote(tr("Nothing fits these limits."), relax);
    }
    if (!advice.optimal) addNote(tr("The search stopped before it had proved that nothing is cheaper."), {});
    QStringList rejected;
    for (const Rejection& rejection : advice.rejected)
        if (rejected.size() < mostRejections) rejected << text::rejectionSentence(rejection, session_.catalog());
    if (!rejected.isEmpty()) addNote(tr("Not considered"), rejected);
}

void AdvisorPanel::addNote(const QString& heading, const QStringList& lines) {
    auto* label = new QLabel(QStringLiteral("<b>%1</b><br>%2").arg(heading.toHtmlEscaped(), lines.join(QStringLiteral("\n")).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"))), this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    results_->addWidget(label);
}

void AdvisorPanel::place(const Recommendation& build) {
    const Design& design = session_.design();
    auto [changed, added] = merged(design, build.design, besideEverything(design));
    if (isEmpty(design)) {
        changed.assumptions.rackPowerLimit = build.design.assumptions.rackPowerLimit;
        changed.assumptions.sitePowerLimit = build.design.assumptions.sitePowerLimit;
    }
    session_.apply(std::move(changed), tr("Place build: %1").arg(text::buildKindWord(build.kind)));
    session_.setSelection(added);
}

} // namespace rackyard
