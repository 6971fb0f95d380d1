#include "text/remedy_words.h"

#include <QCoreApplication>

namespace rackyard::text {

namespace {

QString say(const char* sentence) { return QCoreApplication::translate("Remedy", sentence); }

} // namespace

QString remedyWords(const Remedy& remedy, const Catalog& catalog, const Words& words) {
    const QString count = words.integer(remedy.count);
    switch (remedy.kind) {
    case RemedyKind::addSystems: {
        const Product* product = remedy.product ? catalog.product(*remedy.product) : nullptr;
        const QString name = product ? productName(*product) : QString();
        if (remedy.count == 1) return say(QT_TRANSLATE_NOOP("Remedy", "Add one %1")).arg(name);
        return say(QT_TRANSLATE_NOOP("Remedy", "Add %1 × %2")).arg(count, name);
    }
    case RemedyKind::joinFabric: return say(QT_TRANSLATE_NOOP("Remedy", "Join %1 systems to one compute fabric")).arg(count);
    case RemedyKind::makeRdma: return say(QT_TRANSLATE_NOOP("Remedy", "Make it RoCE"));
    case RemedyKind::moveDevice: return say(QT_TRANSLATE_NOOP("Remedy", "Move it where there is room"));
    case RemedyKind::spreadRack: return say(QT_TRANSLATE_NOOP("Remedy", "Spread over %1 racks")).arg(count);
    case RemedyKind::usePriceBook: return say(QT_TRANSLATE_NOOP("Remedy", "Use the public prices"));
    case RemedyKind::useCoolingPolicy: return say(QT_TRANSLATE_NOOP("Remedy", "Use public practice"));
    case RemedyKind::countReported: return say(QT_TRANSLATE_NOOP("Remedy", "Count reported memory"));
    }
    return {};
}

} // namespace rackyard::text
