#include "window/shipped_builds.h"

#include <QFile>

#include "files/design_file.h"

namespace rackyard {

std::vector<ShippedBuild> shippedBuilds() {
    std::vector<ShippedBuild> builds;
    for (const char* name : {"startup-deepseek-v4-pro", "startup-glm-5-2-max", "startup-nemotron-3-ultra",
                             "mid-size-gb200-nvl72", "pile-of-rtx-5090"}) {
        const QString resource = QStringLiteral(":/builds/%1.rackyard").arg(QLatin1String(name));
        if (const auto design = shippedDesign(resource))
            builds.push_back({resource, QString::fromStdString(design->name), systemCount(*design)});
    }
    return builds;
}

std::optional<Design> shippedDesign(const QString& resource) {
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    FileProblems problems;
    return readDesign(file.readAll().toStdString(), resource.toStdString(), problems);
}

} // namespace rackyard
