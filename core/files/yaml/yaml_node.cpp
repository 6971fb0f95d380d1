#include "files/yaml/yaml_node.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <streambuf>
#include <unordered_set>

namespace rackyard {

namespace {

Position positionOf(const YAML::Mark& mark) { return {mark.line + 1, mark.column + 1}; }

/// Lets a stream read a text without copying it.
class ViewBuffer : public std::streambuf {
public:
    explicit ViewBuffer(std::string_view text) {
        char* begin = const_cast<char*>(text.data());
        setg(begin, begin, begin + text.size());
    }
};

/// Builds our nodes from yaml-cpp's events: only there are duplicate keys, aliases and anchors seen.
class NodeBuilder : public YAML::EventHandler {
public:
    NodeBuilder(const std::string& file, FileProblems& problems) : file_(file), problems_(problems) {}

    std::optional<YamlNode> takeRoot() { return std::move(root_); }

    void OnDocumentStart(const YAML::Mark& mark) override {
        if (++documents_ == 2)
            problems_.push_back({file_, positionOf(mark), {FindingCode::syntaxError, {}, {{"reason", std::string("second document")}}}});
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        refuseAnchor(mark, anchor);
        add(leaf(YamlNode::Kind::null, mark, {}, false));
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
        report(FindingCode::aliasNotAllowed, positionOf(mark));
        add(leaf(YamlNode::Kind::null, mark, {}, false));
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override {
        refuseAnchor(mark, anchor);
        add(leaf(YamlNode::Kind::scalar, mark, value, tag == "!"));
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override {
        open(YamlNode::Kind::sequence, mark, anchor);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override {
        open(YamlNode::Kind::map, mark, anchor);
    }
    void OnMapEnd() override { close(); }

private:
    struct Level {
        YamlNode node;
        std::optional<std::pair<std::string, Position>> key;
        std::unordered_set<std::string> seen;
    };

    static YamlNode leaf(YamlNode::Kind kind, const YAML::Mark& mark, std::string text, bool quoted) {
        YamlNode node;
        node.kind = kind;
        node.at = positionOf(mark);
        node.scalar = std::move(text);
        node.quoted = quoted;
        return node;
    }

    void open(YamlNode::Kind kind, const YAML::Mark& mark, YAML::anchor_t anchor) {
        refuseAnchor(mark, anchor);
        stack_.push_back({leaf(kind, mark, {}, false), std::nullopt, {}});
    }

    void close() {
        YamlNode node = std::move(stack_.back().node);
        stack_.pop_back();
        add(std::move(node));
    }

    void add(YamlNode node) {
        if (stack_.empty()) {
            root_ = std::move(node);
        } else if (Level& level = stack_.back(); level.node.kind == YamlNode::Kind::sequence) {
            level.node.elements.push_back(std::move(node));
        } else if (!level.key) {
            takeKey(level, node);
        } else {
            // Of a value that is not there yaml-cpp gives the place of what follows; its key is where the eye looks.
            if (node.kind == YamlNode::Kind::null) node.at = level.key->second;
            level.node.entries.push_back({std::move(level.key->first), level.key->second, std::move(node)});
            level.key.reset();
        }
    }

    void takeKey(Level& level, const YamlNode& node) {
        if (node.kind != YamlNode::Kind::scalar) report(FindingCode::wrongType, node.at, "key");
        if (!level.seen.insert(node.scalar).second) report(FindingCode::duplicateKey, node.at, node.scalar);
        level.key = {node.scalar, node.at};
    }

    void refuseAnchor(const YAML::Mark& mark, YAML::anchor_t anchor) {
        if (anchor != 0) report(FindingCode::aliasNotAllowed, positionOf(mark));
    }

    void report(FindingCode code, Position at, const std::string& key = {}) {
        Finding finding{code, {}, {}};
        if (!key.empty()) finding.arguments.push_back({"key", key});
        problems_.push_back({file_, at, std::move(finding)});
    }

    const std::string& file_;
    FileProblems& problems_;
    std::vector<Level> stack_;
    std::optional<YamlNode> root_;
    int documents_ = 0;
};

} // namespace

const YamlNode* YamlNode::find(std::string_view key) const {
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const YamlEntry& e) { return e.key == key; });
    return found == entries.end() ? nullptr : &found->value;
}

std::optional<YamlNode> readYaml(std::string_view text, const std::string& file, FileProblems& problems) {
    ViewBuffer buffer(text);
    std::istream stream(&buffer);
    NodeBuilder builder(file, problems);
    std::optional<YamlNode> root;
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(builder)) return YamlNode{};
        root = builder.takeRoot();
        parser.HandleNextDocument(builder);
    } catch (const YAML::ParserException& error) {
        problems.push_back({file, positionOf(error.mark), {FindingCode::syntaxError, {}, {{"reason", error.msg}}}});
        return std::nullopt;
    }
    return root;
}

} // namespace rackyard
