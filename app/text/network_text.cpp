#include "text/network_text.h"

#include <QCoreApplication>

#include <cmath>

namespace rackyard::text {

namespace {

class NetworkText {
    Q_DECLARE_TR_FUNCTIONS(NetworkText)
};

QString insideSentence(const Product& system, const LinkSpeeds& speeds, const Words& words) {
    if (speeds.scaleUp)
        return NetworkText::tr("%1: %2 each way for each GPU.").arg(scaleUpLinkWord(system.scaleUpLink), words.byteRate(*speeds.scaleUp));
    const bool domain = system.system && system.system->scaleUpGpus > 1;
    return domain ? NetworkText::tr("%1: nobody published its speed.").arg(scaleUpLinkWord(system.scaleUpLink))
                  : NetworkText::tr("No scale-up fabric: the GPUs share no memory.");
}

/// `9` or `4.5`: one decimal only where it says something.
QString timesFigure(double times, const Words& words) {
    const bool whole = std::abs(times - std::round(times)) < 0.05;
    return words.number(times, whole || times >= 10 ? 0 : 1);
}

QString outsideSentence(const LinkSpeeds& speeds, bool onFabric, const Words& words) {
    if (!onFabric) return NetworkText::tr("On no compute fabric.");
    if (!speeds.network) return NetworkText::tr("Network: nobody published how many ports it has.");
    const QString network = words.byteRate(*speeds.network);
    const auto ratio = speeds.ratio();
    if (!ratio || *ratio <= 1) return NetworkText::tr("Network: %1 each way for each GPU.").arg(network);
    return NetworkText::tr("Network: %1 each way for each GPU, %2 times slower.").arg(network, timesFigure(*ratio, words));
}

QString counted(std::int64_t count, const QString& one, const QString& many, const Words& words) {
    return count == 1 ? one : many.arg(words.integer(count));
}

QStringList tiers(const FabricSize& size, const Words& words) {
    QStringList parts;
    if (size.leaf > 0) parts << counted(size.leaf, NetworkText::tr("1 leaf"), NetworkText::tr("%1 leaves"), words);
    if (size.spine > 0) parts << counted(size.spine, NetworkText::tr("1 spine"), NetworkText::tr("%1 spines"), words);
    if (size.core > 0) parts << counted(size.core, NetworkText::tr("1 core"), NetworkText::tr("%1 cores"), words);
    return parts;
}

} // namespace

QString linkSpeedSentence(const Product& system, const LinkSpeeds& speeds, bool onFabric, const Words& words) {
    return insideSentence(system, speeds, words) + u' ' + outsideSentence(speeds, onFabric, words);
}

QString fabricSwitchSentence(const FabricAnswer& answer, const Catalog& catalog, const Words& words) {
    if (answer.members == 0) return NetworkText::tr("none yet");
    if (!answer.size.feasible) return NetworkText::tr("more than three levels: not possible with this switch");
    const QString count = tiers(answer.size, words).join(QStringLiteral(", "));
    const auto placed = answer.placedLeaf + answer.placedSpine + answer.placedCore;
    const QString what = answer.switchProduct
                             ? NetworkText::tr("%1 of %2").arg(count, productName(*answer.switchProduct, catalog))
                             : count;
    return placed > 0 ? NetworkText::tr("%1; %2 placed").arg(what, words.integer(placed)) : what;
}

QString fabricCableSentence(const FabricAnswer& answer, const Words& words) {
    const FabricSize& size = answer.size;
    const auto between = size.cablesLeafSpine + size.cablesSpineCore;
    if (answer.members == 0 || !size.feasible) return NetworkText::tr("none yet");
    const QString nodes = NetworkText::tr("%1 to the nodes").arg(words.integer(size.cablesNodeLeaf));
    return between > 0 ? NetworkText::tr("%1, %2 between switches").arg(nodes, words.integer(between)) : nodes;
}

QString fabricPoolSentence(const Fabric& fabric) {
    if (fabric.role != FabricRole::compute)
        return NetworkText::tr("Only a compute fabric joins GPU memory; this one carries other traffic.");
    if (fabric.kind == FabricKind::ethernet)
        return NetworkText::tr("Plain Ethernet has no RDMA: memory of several systems does not pool across it.");
    return NetworkText::tr("Systems of one GPU kind that are joined pool their memory, with seams: the network is slower than the link inside each.");
}

} // namespace rackyard::text
