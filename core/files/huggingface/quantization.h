#pragma once

#include "catalog/model_shape.h"
#include "files/huggingface/config_source.h"

#include <string>
#include <vector>

namespace rackyard::huggingface {

/// Bits by role of a checkpoint: its format with scales, and the share of each role's layers that `ignore`,
/// `modules_to_not_convert`, `exclude_modules` or a list of quantized layers leaves wide. `beside` is the text of
/// `hf_quant_config.json`, or null. Methods that are not known count as 16 bits and are named.
BitsByRole publishedBits(const ConfigSource& config, const Json& beside, const ModelShape& shape, std::vector<std::string>& notUnderstood);

} // namespace rackyard::huggingface
