#pragma once

#include "files/hf_config.h"
#include "files/huggingface/config_source.h"
#include "files/huggingface/family.h"
#include "files/huggingface/layer_plan.h"
#include "files/huggingface/layer_sizes.h"

#include <optional>
#include <string>
#include <vector>

namespace rackyard::huggingface {

/// Turns the language part of a configuration into a shape. One use each.
class ShapeBuilder {
public:
    ShapeBuilder(const Json& root, const Json& language, const Json& besideQuantization);

    /// Nothing where a size without which there is no model is missing or cannot be true.
    std::optional<HuggingFaceModel> build();
    const std::vector<std::string>& missing() const { return missing_; }
    const std::vector<std::string>& outOfRange() const { return outOfRange_; }

private:
    bool readSizes();
    void readLayers();
    LayerShape layerAt(std::size_t index, const LayerPlan& plan);
    void readPredictors();
    void readExtras();
    bool isPlausible() const;

    const Json& root_;
    const Json& language_;
    const Json& beside_;
    std::string type_;
    Family family_;
    ConfigSource config_;
    CommonSizes sizes_;
    std::vector<LayerPlan> plans_;
    std::vector<LayerShape> perLayer_;
    HuggingFaceModel model_;
    std::vector<std::string> missing_;
    std::vector<std::string> outOfRange_;
};

} // namespace rackyard::huggingface
