#include "text/yard_text.h"

#include <QCoreApplication>

namespace rackyard::text {
namespace {

/// Gives the sentences of this file their context in the translation files.
class YardText {
    Q_DECLARE_TR_FUNCTIONS(YardText)
};

const QString separator = QStringLiteral(" \u00b7 ");

QString fromUtf8(const std::string& text) { return QString::fromStdString(text); }

QString counted(std::int64_t count, const QString& one, const QString& many, const Words& words) {
    return count == 1 ? one : many.arg(words.integer(count));
}

std::optional<Bytes> memoryOf(const Product& product, MemoryBasis basis) {
    const bool reported = basis == MemoryBasis::reported;
    if (product.system) return reported && product.system->memoryReported ? *product.system->memoryReported
                                                                          : product.system->memoryNominal;
    if (product.gpu) return reported && product.gpu->memoryReported ? *product.gpu->memoryReported
                                                                    : product.gpu->memoryNominal;
    return std::nullopt;
}

/// Trade name of an InfiniBand generation by its link speed.
QString infinibandGeneration(BitRate speed) {
    switch (static_cast<int>(speed.gigabitsPerSecond())) {
    case 100: return QStringLiteral("EDR");
    case 200: return QStringLiteral("HDR");
    case 400: return QStringLiteral("NDR");
    case 800: return QStringLiteral("XDR");
    default: return {};
    }
}

QStringList switchCounts(const FabricSize& size, const Words& words) {
    QStringList parts;
    if (size.leaf > 0) parts << counted(size.leaf, YardText::tr("1 leaf"), YardText::tr("%1 leaves"), words);
    if (size.spine > 0) parts << counted(size.spine, YardText::tr("1 spine"), YardText::tr("%1 spines"), words);
    if (size.core > 0) parts << counted(size.core, YardText::tr("1 core"), YardText::tr("%1 cores"), words);
    const auto cables = size.cablesNodeLeaf + size.cablesLeafSpine + size.cablesSpineCore;
    if (cables > 0) parts << counted(cables, YardText::tr("1 cable"), YardText::tr("%1 cables"), words);
    return parts;
}

/// Product names carry what tells variants apart in parentheses; a label in the yard does without.
QString withoutParentheses(const QString& name) { return name.section(QStringLiteral(" ("), 0, 0); }

} // namespace

QStringList deviceFigures(const Product& product, MemoryBasis basis, const Words& words) {
    QStringList parts;
    if (const auto memory = memoryOf(product, basis); memory && !memory->isZero()) parts << words.gigabytes(*memory);
    const auto power = product.power.max ? product.power.max : product.power.planning;
    if (power) parts << words.kilowatts(*power);
    return parts;
}

QString gpuFigures(const Product& product, const Catalog& catalog, const Words& words) {
    if (!product.system || product.system->gpuCount == 0) return {};
    const QString name = productName(product.system->gpu, catalog);
    const Bytes each = product.system->memoryNominal / product.system->gpuCount;
    return YardText::tr("%1 × %2 · %3 each").arg(words.integer(product.system->gpuCount), name, words.gigabytes(each));
}

QString fabricKindAndSpeed(FabricKind kind, BitRate speed, const Words& words) {
    const QString gigabits = words.number(speed.gigabitsPerSecond());
    if (kind == FabricKind::infiniband)
        if (const QString generation = infinibandGeneration(speed); !generation.isEmpty())
            return YardText::tr("%1 %2 %3").arg(fabricKindWord(kind), generation, gigabits);
    return YardText::tr("%1 %2").arg(fabricKindWord(kind), words.bitRate(speed));
}

bool isOverLimit(const RackAnswer& rack) { return rack.limit && rack.max.known && *rack.max.known > *rack.limit; }

QString rackFigures(const RackAnswer& rack, const Words& words) {
    if (!rack.max.known && !rack.max.atLeast()) return YardText::tr("empty");
    QStringList parts;
    const QString power = words.kilowatts(rack.max);
    parts << (isOverLimit(rack) ? YardText::tr("%1, limit %2").arg(power, words.kilowatts(*rack.limit)) : power);
    if (rack.cooling) parts << coolingWord(*rack.cooling);
    return parts.join(separator);
}

QString fabricName(const Fabric& fabric) {
    if (!fabric.name.empty()) return fromUtf8(fabric.name);
    switch (fabric.role) {
    case FabricRole::compute: return YardText::tr("Compute fabric");
    case FabricRole::storage: return YardText::tr("Storage network");
    case FabricRole::inBand: return YardText::tr("In-band network");
    case FabricRole::outOfBand: return YardText::tr("Out-of-band network");
    }
    return {};
}

QString fabricTitle(const Fabric& fabric, const FabricAnswer* answer, const Words& words) {
    QStringList parts{fabricName(fabric), fabricKindAndSpeed(fabric.kind, fabric.speed, words), topologyWord(fabric.topology),
                      YardText::tr("%1:1").arg(words.integer(fabric.oversubscription))};
    if (!answer || answer->members == 0)
        parts << YardText::tr("nothing joined yet");
    else if (!answer->size.feasible)
        parts << YardText::tr("more than three levels of switches");
    else
        parts << switchCounts(answer->size, words);
    return parts.join(separator);
}

QString derivedSwitches(const FabricAnswer& answer, const Catalog& catalog, const Words& words) {
    if (!answer.switchProduct || answer.derivedLeaf + answer.derivedSpine + answer.derivedCore == 0) return {};
    const FabricSize derived{answer.derivedLeaf, answer.derivedSpine, answer.derivedCore, 0, 0, 0, 0, 0, 0, 0, true};
    const QString name = withoutParentheses(productName(*answer.switchProduct, catalog));
    return YardText::tr("%1: %2 · derived").arg(name, switchCounts(derived, words).join(QStringLiteral(", ")));
}

QString poolSentence(const Pool& pool, const Words& words) {
    switch (pool.kind) {
    case PoolKind::networked:
        return YardText::tr("Part of a pool of %1 across the network, %2 domains")
            .arg(words.gigabytes(pool.memory), words.integer(pool.domains));
    case PoolKind::scaleUp: return YardText::tr("One pool of %1").arg(words.gigabytes(pool.memory));
    case PoolKind::single: return YardText::tr("Island: one model can use %1 of one GPU").arg(words.gigabytes(pool.memory));
    }
    return {};
}

QString unitHint(const Rack& rack, RackUnits u, const Words& words) {
    return fromUtf8(rack.name) + separator + words.uRange(u, RackUnits::of(1));
}

QString itemDescription(const ItemId& id, const Design& design, const Evaluation& evaluation, const Catalog& catalog,
                        const Words& words) {
    QStringList lines;
    std::size_t ordinal = 0;
    for (const Item& item : design.items) {
        if (item.id != id) {
            ++ordinal;
            continue;
        }
        const ProductId& productId = design.productId(item.product);
        const Product* product = catalog.product(productId);
        lines << fromUtf8(item.name);
        lines << (product ? productName(*product) : YardText::tr("%1: not in the catalog").arg(fromUtf8(productId.text())));
        if (item.quantity > 1) lines << YardText::tr("%1 of them").arg(words.integer(item.quantity));
        if (product) lines << deviceFigures(*product, design.assumptions.memory, words).join(separator) << gpuFigures(*product, catalog, words);
        const auto& pools = evaluation.memory.poolOfItem;
        if (ordinal < pools.size() && pools[ordinal] >= 0)
            lines << poolSentence(evaluation.memory.pools[static_cast<std::size_t>(pools[ordinal])], words);
        for (const FabricId& fabric : item.fabrics)
            if (const Fabric* known = design.fabric(fabric)) lines << YardText::tr("In %1").arg(fabricName(*known));
        break;
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString rackDescription(const RackId& id, const Evaluation& evaluation, const Words& words) {
    for (const RackAnswer& rack : evaluation.power.racks) {
        if (rack.rack != id) continue;
        QStringList lines{fromUtf8(rack.name), rackFigures(rack, words)};
        if (rack.height) lines << YardText::tr("%1 of %2 in use").arg(words.rackUnits(rack.used), words.rackUnits(*rack.height));
        lines << words.kilograms(rack.mass);
        return lines.join(u'\n');
    }
    return {};
}

} // namespace rackyard::text
