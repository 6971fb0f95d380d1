#include "files/huggingface/module_names.h"

#include <algorithm>

namespace rackyard::huggingface {

namespace {

// Stars match any run of characters, everything else itself.
bool matchesGlob(std::string_view text, std::string_view glob) {
    std::size_t t = 0;
    std::size_t g = 0;
    std::size_t star = std::string_view::npos;
    std::size_t retry = 0;
    while (t < text.size()) {
        if (g < glob.size() && glob[g] == '*') {
            star = g++;
            retry = t;
        } else if (g < glob.size() && glob[g] == text[t]) {
            ++g;
            ++t;
        } else if (star != std::string_view::npos) {
            g = star + 1;
            t = ++retry;
        } else {
            return false;
        }
    }
    return glob.find_first_not_of('*', g) == std::string_view::npos;
}

// Every run of whole words of a dotted name: `a.b.c` has a, a.b, a.b.c, b, b.c and c.
template<class Visit>
bool anyRun(const std::string& name, Visit visit) {
    std::vector<std::size_t> bounds{0};
    for (std::size_t dot = name.find('.'); dot != std::string::npos; dot = name.find('.', dot + 1))
        bounds.push_back(dot + 1);
    bounds.push_back(name.size() + 1);
    for (std::size_t from = 0; from + 1 < bounds.size(); ++from)
        for (std::size_t to = from + 1; to < bounds.size(); ++to)
            if (visit(name.substr(bounds[from], bounds[to] - 1 - bounds[from]))) return true;
    return false;
}

std::vector<std::string> suffixesOf(TensorRole role) {
    switch (role) {
    case TensorRole::attention:
        return {"self_attn.q_proj", "self_attn.qkv_proj", "self_attn.q_a_proj", "self_attn.o_proj", "attn.wq_a", "attn.wo_b", "mixer.q_proj",
                "attention.wqkv", "attn.c_attn"};
    case TensorRole::stateMixer: return {"linear_attn.in_proj_qkv", "linear_attn.out_proj", "mixer.in_proj", "mixer.out_proj", "self_attn.o_proj"};
    case TensorRole::feedForward: return {"mlp.gate_proj", "mlp.up_proj", "mlp.down_proj", "mixer.up_proj", "mlp.gate_up_proj", "feed_forward.w1"};
    case TensorRole::sharedExperts:
        return {"mlp.shared_experts.gate_proj", "mlp.shared_expert.gate_proj", "ffn.shared_experts.w1", "mixer.shared_experts.up_proj",
                "feed_forward.shared_expert.gate_proj"};
    case TensorRole::experts:
        return {"mlp.experts.0.gate_proj", "mlp.experts", "ffn.experts.0.w1", "ffn.experts", "block_sparse_moe.experts.0.w1", "block_sparse_moe.experts.gate_proj",
                "mixer.experts.0.up_proj", "feed_forward.experts.gate_proj", "moe.experts"};
    default: return {};
    }
}

} // namespace

ModuleList::ModuleList(const std::vector<std::string>& entries) {
    for (const std::string& entry : entries) {
        if (entry.rfind("re:", 0) == 0) {
            try {
                patterns_.emplace_back(entry.substr(3));
            } catch (const std::regex_error&) {
                // A pattern that no engine reads names nothing.
            }
        } else if (entry.find('*') != std::string::npos) {
            globs_.push_back(entry);
        } else if (!entry.empty()) {
            parts_.insert(entry);
        }
    }
}

bool ModuleList::names(const std::string& module) const {
    if (!parts_.empty() && anyRun(module, [this](const std::string& run) { return parts_.count(run) > 0; })) return true;
    const auto glob = [&module](const std::string& g) { return matchesGlob(module, g); };
    const auto pattern = [&module](const std::regex& p) { return std::regex_match(module, p); };
    return std::any_of(globs_.begin(), globs_.end(), glob) || std::any_of(patterns_.begin(), patterns_.end(), pattern);
}

bool ModuleList::namesAny(const std::vector<std::string>& modules) const {
    return std::any_of(modules.begin(), modules.end(), [this](const std::string& m) { return names(m); });
}

std::vector<std::string> modulesOf(TensorRole role, int layer) {
    if (role == TensorRole::embedding) return {"model.embed_tokens", "embed", "embed_tokens", "language_model.model.embed_tokens"};
    if (role == TensorRole::head) return {"lm_head", "head", "language_model.lm_head"};
    std::vector<std::string> names;
    for (const char* prefix : {"model.layers.", "model.language_model.layers.", "language_model.model.layers.", "backbone.layers.", "layers."})
        for (const std::string& suffix : suffixesOf(role))
            names.push_back(prefix + std::to_string(layer) + "." + suffix);
    return names;
}

} // namespace rackyard::huggingface
