#include "text/text.h"

#include <QCoreApplication>

namespace rackyard::text {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

// Bridged cards have no link of their own in the catalog: the bridge is NVLink.
QString linkWord(const Pool& pool, const Design& design, const Catalog& catalog) {
    const Item* item = design.items.find(pool.lowestItem);
    const Product* product = item ? catalog.product(design.productId(item->product)) : nullptr;
    const ScaleUpLink link = product ? product->scaleUpLink : ScaleUpLink::other;
    return scaleUpLinkWord(link == ScaleUpLink::none ? ScaleUpLink::nvlink : link);
}

QString fabricWord(const Pool& pool, const Design& design) {
    const Fabric* fabric = pool.fabric ? design.fabric(*pool.fabric) : nullptr;
    return fabricKindWord(fabric ? fabric->kind : FabricKind::infiniband);
}

QString networked(const Pool& pool, const QString& link, const QString& fabric, const Words& words) {
    const QString domains = words.integer(pool.domains);
    const QString each = words.gigabytes(pool.largestDomain);
    if (pool.largestDomain * pool.domains == pool.memory)
        return Tr::tr("%1 %2 domains × %3, one %4 fabric", "3 NVLink domains × 640 GB, one InfiniBand fabric")
            .arg(domains, link, each, fabric);
    return Tr::tr("%1 %2 domains of up to %3, one %4 fabric").arg(domains, link, each, fabric);
}

QString scaleUp(const Pool& pool, const QString& link, const Words& words) {
    const QString gpus = words.integer(pool.gpus);
    if (pool.count == 1) return Tr::tr("one %1 domain of %2 GPUs").arg(link, gpus);
    return Tr::tr("%1 separate %2 domains of %3: no compute fabric pools them")
        .arg(words.integer(pool.count), link, words.gigabytes(pool.memory));
}

QString single(const Pool& pool, const Words& words) {
    if (pool.count == 1) return Tr::tr("one GPU");
    return Tr::tr("%1 islands of %2: they do not pool").arg(words.integer(pool.count), words.gigabytes(pool.memory));
}

QString ofPool(const Pool& pool, const Design& design, const Catalog& catalog, const Words& words) {
    switch (pool.kind) {
    case PoolKind::networked:
        return networked(pool, linkWord(pool, design, catalog), fabricWord(pool, design), words);
    case PoolKind::scaleUp: return scaleUp(pool, linkWord(pool, design, catalog), words);
    case PoolKind::single: return single(pool, words);
    }
    return {};
}

} // namespace

QString memoryExplanation(const MemoryAnswer& memory, const Design& design, const Catalog& catalog, const Words& words) {
    if (memory.pools.empty()) return Tr::tr("no GPUs yet");
    const Pool& largest = memory.pools.front();
    QString text = ofPool(largest, design, catalog, words);
    if (memory.pools.size() > 1) {
        const Bytes rest = memory.onPaper - largest.memory * largest.count;
        text += Tr::tr("; %1 more stand apart").arg(words.gigabytes(rest));
    }
    return text;
}

} // namespace rackyard::text
