#include "cli/command.h"
#include "cli/exit_status.h"
#include "cli/streams.h"
#include "evaluate/fabric_size.h"
#include "files/fabric_json.h"

namespace rackyard::cli {

namespace {

void addOptions(QCommandLineParser& parser) {
    const auto number = [&](const char* name, const char* what) {
        parser.addOption({QLatin1String(name), QLatin1String(what), QStringLiteral("N")});
    };
    number("nodes", "Nodes to join.");
    number("nics", "Network ports of a node.");
    number("radix", "Ports of a switch at the speed of a link.");
    number("unit", "Nodes of a scalable unit.");
    number("oversubscription", "n means n:1 at the leaf; default 1.");
    number("manager-ports", "Ports for the fabric manager; default 0.");
    parser.addOption({QStringLiteral("topology"), QStringLiteral("fat-tree (default), rail-optimized or rail-only."), QStringLiteral("KIND")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("Write one JSON document and nothing else.")});
}

/// The option as a whole number from `least` on; absent where it was not given. An unusable one sets `failed`.
std::optional<std::int64_t> wholeNumber(const QCommandLineParser& parser, const char* name, std::int64_t least, bool& failed) {
    const QString option = QString::fromLatin1(name);
    if (!parser.isSet(option)) return std::nullopt;
    bool isNumber = false;
    const qlonglong value = parser.value(option).toLongLong(&isNumber);
    if (isNumber && value >= least && value <= 100'000'000) return value;
    usageError(QStringLiteral("'%1' is no value for --%2").arg(parser.value(option), option));
    failed = true;
    return std::nullopt;
}

int run(const QCommandLineParser& parser) {
    bool failed = false;
    const auto nodes = wholeNumber(parser, "nodes", 0, failed);
    const auto nics = wholeNumber(parser, "nics", 1, failed);
    const auto radix = wholeNumber(parser, "radix", 1, failed);
    FabricRequest request;
    request.unitNodes = wholeNumber(parser, "unit", 1, failed);
    request.oversubscription = wholeNumber(parser, "oversubscription", 1, failed).value_or(1);
    request.managerPorts = wholeNumber(parser, "manager-ports", 0, failed).value_or(0);
    if (failed) return wrongUsage;
    if (!nodes || !nics || !radix || parser.positionalArguments().size() > 1)
        return usageError(QStringLiteral("fabric takes --nodes, --nics and --radix"));
    request.nodes = *nodes;
    request.nicsPerNode = *nics;
    request.radix = *radix;
    if (parser.isSet(QStringLiteral("topology"))) {
        const auto topology = topologyOf(parser.value(QStringLiteral("topology")).toStdString());
        if (!topology) return usageError(QStringLiteral("'%1' is no topology").arg(parser.value(QStringLiteral("topology"))));
        request.topology = *topology;
    }
    const FabricSize size = sizeFabric(request);
    if (parser.isSet(QStringLiteral("json"))) {
        print(fabricJson(size));
        return done;
    }
    print(QStringLiteral("leaf %1, spine %2, core %3\ncables node-leaf %4, leaf-spine %5, spine-core %6\nmost endpoints %7%8\n")
              .arg(size.leaf).arg(size.spine).arg(size.core).arg(size.cablesNodeLeaf).arg(size.cablesLeafSpine)
              .arg(size.cablesSpineCore).arg(size.maxEndpoints)
              .arg(size.feasible ? QString() : QStringLiteral("\nnot feasible: more than three levels")));
    return done;
}

} // namespace

const Command fabricCommand{"fabric", "--nodes N --nics K --radix R [--topology KIND] [--unit NODES] [--oversubscription O] [--manager-ports P] [--json]",
                            addOptions, run};

} // namespace rackyard::cli
