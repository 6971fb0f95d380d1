#include "files/fabric_json.h"

#include "files/json_number.h"

namespace rackyard {

std::string fabricJson(const FabricSize& size) {
    const Json json{{"leaf", size.leaf},
                    {"spine", size.spine},
                    {"core", size.core},
                    {"uplinks_per_leaf", size.uplinksPerLeaf},
                    {"links_per_leaf_spine_pair", size.linksPerLeafSpinePair},
                    {"cables_node_leaf", size.cablesNodeLeaf},
                    {"cables_leaf_spine", size.cablesLeafSpine},
                    {"cables_spine_core", size.cablesSpineCore},
                    {"max_endpoints", size.maxEndpoints},
                    {"oversubscription", jsonNumber(size.oversubscription)},
                    {"feasible", size.feasible}};
    return jsonText(json);
}

} // namespace rackyard
