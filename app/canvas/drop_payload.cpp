#include "canvas/drop_payload.h"

#include "session/drag_payload.h"

#include <QStringList>

namespace rackyard {
namespace {

std::optional<Fabric> fabricOf(const QByteArray& text) {
    const QStringList words = QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
    if (words.size() != 3) return std::nullopt;
    const auto kind = fabricKindOf(words[0].toStdString());
    const auto role = fabricRoleOf(words[1].toStdString());
    bool isNumber = false;
    const int gigabits = words[2].toInt(&isNumber);
    if (!kind || !role || !isNumber || gigabits <= 0) return std::nullopt;
    const Topology topology = *role == FabricRole::compute ? Topology::railOptimized : Topology::fatTree;
    Fabric fabric{*FabricId::parse("new"), {}, *kind, *role, BitRate::ofGigabits(gigabits), topology, 1, 0, {}, false, {}};
    return fabric;
}

template<class IdType>
std::optional<DropPayload> idIn(const QMimeData& data, QLatin1String format) {
    const auto id = IdType::parse(data.data(format).toStdString());
    return id ? std::optional<DropPayload>(*id) : std::nullopt;
}

} // namespace

std::optional<DropPayload> dropPayloadOf(const QMimeData& data) {
    if (data.hasFormat(productMimeType)) return idIn<ProductId>(data, productMimeType);
    if (data.hasFormat(modelMimeType)) return idIn<ModelId>(data, modelMimeType);
    if (!data.hasFormat(fabricMimeType)) return std::nullopt;
    if (auto fabric = fabricOf(data.data(fabricMimeType))) return DropPayload(*std::move(fabric));
    return std::nullopt;
}

} // namespace rackyard
