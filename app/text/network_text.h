#pragma once

#include <QString>

#include "evaluate/evaluation.h"
#include "evaluate/link_speed.h"
#include "text/text.h"

namespace rackyard::text {

/// Link speed inside the system beside that of the network, so that "slow" is a number: `NVLink 450 GB/s each way for
/// each GPU; the network 50 GB/s, 9 times slower`. Says so where there is no such link or nobody published its speed.
QString linkSpeedSentence(const Product& system, const LinkSpeeds& speeds, bool onFabric, const Words& words);

/// Switches that a fabric takes and which: `1 leaf of QM9700`, `4 leaves and 2 spines of QM9700, 1 placed`.
QString fabricSwitchSentence(const FabricAnswer& answer, const Catalog& catalog, const Words& words);
/// `24 to the nodes, 24 between switches`.
QString fabricCableSentence(const FabricAnswer& answer, const Words& words);
/// Whether such a fabric lets one model use the memory of several systems, and why.
QString fabricPoolSentence(const Fabric& fabric);

} // namespace rackyard::text
