#include "advisor/build_card.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include "text/advice_words.h"

namespace rackyard {

namespace {

QLabel* wrapped(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString figures(const Recommendation& build, const text::Words& words) {
    const Evaluation& evaluation = build.evaluation;
    QStringList parts{BuildCard::tr("%1 pooled").arg(words.gigabytes(evaluation.memory.pooled)), words.kilowatts(evaluation.power.max),
                      BuildCard::tr("%n rack(s)", nullptr, static_cast<int>(evaluation.power.racks.size()))};
    if (evaluation.cooling.worst) parts << text::coolingWord(*evaluation.cooling.worst);
    return parts.join(QStringLiteral(" · "));
}

QString price(const Recommendation& build, const QString& currency, const text::Words& words) {
    if (!build.evaluation.cost.capex) return BuildCard::tr("quote required");
    const QString range = words.moneyRange(*build.evaluation.cost.capex, currency);
    return build.atLeast ? text::atLeast(range) : range;
}

QString reasons(const std::vector<std::string>& keys) {
    QStringList sentences;
    for (const std::string& key : keys)
        sentences << text::adviceReason(key);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

} // namespace

BuildCard::BuildCard(const Recommendation& build, const Catalog& catalog, const QString& currency, const text::Words& words, QWidget* parent)
    : QFrame(parent) {
    setFrameShape(QFrame::StyledPanel);
    auto* grid = new QGridLayout(this);
    auto* title = new QLabel(tr("%1. %2").arg(words.integer(build.rank), text::buildKindWord(build.kind)), this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto* cost = new QLabel(price(build, currency, words), this);
    cost->setFont(bold);
    grid->addWidget(title, 0, 0);
    grid->addWidget(cost, 0, 1, Qt::AlignRight);
    grid->addWidget(wrapped(text::buildParts(build, catalog, words), this), 1, 0, 1, 2);
    grid->addWidget(wrapped(figures(build, words), this), 2, 0, 1, 2);
    grid->addWidget(wrapped(reasons(build.why), this), 3, 0, 1, 2);
    if (const QString gives = reasons(build.givesUp); !gives.isEmpty()) grid->addWidget(wrapped(tr("But: %1").arg(gives), this), 4, 0, 1, 2);
    auto* place = new QPushButton(tr("Place on canvas"), this);
    place->setProperty("primary", build.rank == 1);
    place->setAccessibleName(tr("Place the build %1 on the canvas").arg(text::buildKindWord(build.kind)));
    grid->addWidget(place, 5, 1, Qt::AlignRight);
    grid->setColumnStretch(0, 1);
    connect(place, &QPushButton::clicked, this, &BuildCard::placeAsked);
}

} // namespace rackyard
