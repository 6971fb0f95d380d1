#include "text/advice_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace rackyard::text {

namespace {

QString say(const char* sentence) { return QCoreApplication::translate("Advice", sentence); }

QString coolingOrFigure(const std::string& value) {
    if (const auto coolingClass = coolingClassOf(value)) return coolingWord(*coolingClass);
    return value == "unknown" ? unknownWord() : QString::fromStdString(value);
}

} // namespace

QString buildKindWord(BuildKind kind) {
    switch (kind) {
    case BuildKind::cheapest: return say(QT_TRANSLATE_NOOP("Advice", "Cheapest"));
    case BuildKind::leastPower: return say(QT_TRANSLATE_NOOP("Advice", "Least power"));
    case BuildKind::oneDomain: return say(QT_TRANSLATE_NOOP("Advice", "One seamless pool"));
    case BuildKind::roomToGrow: return say(QT_TRANSLATE_NOOP("Advice", "Room to grow"));
    }
    return {};
}

QString adviceReason(const std::string& key) {
    if (key == "cheapest") return say(QT_TRANSLATE_NOOP("Advice", "No build that works has a lower typical price."));
    if (key == "least-power") return say(QT_TRANSLATE_NOOP("Advice", "No build that works draws less."));
    if (key == "one-domain") return say(QT_TRANSLATE_NOOP("Advice", "Everything runs in one scale-up domain."));
    if (key == "room-to-grow") return say(QT_TRANSLATE_NOOP("Advice", "Holds half as much again before the next purchase."));
    if (key == "no-network-seams") return say(QT_TRANSLATE_NOOP("Advice", "No network seams."));
    if (key == "pool-has-seams") return say(QT_TRANSLATE_NOOP("Advice", "The pool crosses the network."));
    if (key == "quote-required") return say(QT_TRANSLATE_NOOP("Advice", "Prices are missing or weak: ask for a quote."));
    if (key == "zero-headroom") return say(QT_TRANSLATE_NOOP("Advice", "Exactly enough: nothing is left for growth."));
    if (key == "needs-liquid") return say(QT_TRANSLATE_NOOP("Advice", "The room needs liquid cooling."));
    return {};
}

QString rejectionSentence(const Rejection& rejection, const Catalog& catalog) {
    const QString name = productName(rejection.product, catalog);
    const QString needs = coolingOrFigure(rejection.needs);
    const QString allowed = QString::fromStdString(rejection.allowed);
    switch (rejection.constraint) {
    case Constraint::excluded: return say(QT_TRANSLATE_NOOP("Advice", "%1: left out as asked")).arg(name);
    case Constraint::powerUnknown: return say(QT_TRANSLATE_NOOP("Advice", "%1: its maker publishes no maximum power")).arg(name);
    case Constraint::rackPower: return say(QT_TRANSLATE_NOOP("Advice", "%1: needs %2 in a rack, the room allows %3")).arg(name, needs, allowed);
    case Constraint::power: return say(QT_TRANSLATE_NOOP("Advice", "%1: needs %2, the room allows %3")).arg(name, needs, allowed);
    case Constraint::cooling: return say(QT_TRANSLATE_NOOP("Advice", "%1: needs %2, the room has %3")).arg(name, needs, allowed);
    default: return name;
    }
}

QString relaxationSentence(const Relaxation& relaxation) {
    const QString to = coolingOrFigure(relaxation.to);
    switch (relaxation.constraint) {
    case Constraint::power: return say(QT_TRANSLATE_NOOP("Advice", "It would fit with %1 of IT power.")).arg(to);
    case Constraint::rackPower: return say(QT_TRANSLATE_NOOP("Advice", "It would fit with %1 in a rack.")).arg(to);
    case Constraint::cooling: return say(QT_TRANSLATE_NOOP("Advice", "It would fit with this cooling: %1.")).arg(to);
    case Constraint::cost: return say(QT_TRANSLATE_NOOP("Advice", "It would fit for a typical price of %1.")).arg(to);
    case Constraint::domain: return say(QT_TRANSLATE_NOOP("Advice", "It would fit across a network instead of one domain."));
    default: return {};
    }
}

QString buildParts(const Recommendation& build, const Catalog& catalog, const Words& words) {
    QStringList parts;
    for (const auto& [product, quantity] : build.items)
        parts << say(QT_TRANSLATE_NOOP("Advice", "%1 × %2")).arg(words.integer(quantity), productName(product, catalog));
    return parts.join(say(QT_TRANSLATE_NOOP("Advice", ", ")));
}

} // namespace rackyard::text
