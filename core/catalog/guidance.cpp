#include "catalog/guidance.h"

#include "units/enum_names.h"

#include <algorithm>

namespace rackyard {

namespace {

constexpr EnumNames<GuidanceTopic, 9> topicNames{{{GuidanceTopic::cluster, "cluster"},
                                                  {GuidanceTopic::size, "size"},
                                                  {GuidanceTopic::gpu, "gpu"},
                                                  {GuidanceTopic::interconnect, "interconnect"},
                                                  {GuidanceTopic::storage, "storage"},
                                                  {GuidanceTopic::power, "power"},
                                                  {GuidanceTopic::cooling, "cooling"},
                                                  {GuidanceTopic::cost, "cost"},
                                                  {GuidanceTopic::management, "management"}}};

template<class Record>
const Record* findById(const std::vector<Record>& records, const GuidanceId& id) {
    const auto found = std::find_if(records.begin(), records.end(), [&](const Record& r) { return r.id == id; });
    return found == records.end() ? nullptr : &*found;
}

} // namespace

std::string_view keyOf(GuidanceTopic topic) { return nameIn(topicNames, topic); }
std::optional<GuidanceTopic> guidanceTopicOf(std::string_view key) { return valueIn(topicNames, key); }

const SizeClass* Guidance::sizeClassOf(std::int64_t gpus) const {
    const auto found = std::find_if(sizeClasses.begin(), sizeClasses.end(),
                                    [&](const SizeClass& c) { return c.gpus.low <= gpus && gpus <= c.gpus.high; });
    return found == sizeClasses.end() ? nullptr : &*found;
}

const GuidanceNote* Guidance::note(const GuidanceId& id) const { return findById(notes, id); }
const ControlPlane* Guidance::controlPlane(const GuidanceId& id) const { return findById(controlPlanes, id); }

} // namespace rackyard
