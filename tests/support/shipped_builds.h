#pragma once

#include <QString>

#include "files/catalog_files.h"
#include "session/design_session.h"

#include <memory>

/// The designs that travel with the program, opened as the program opens them.
namespace rackyard::testing {

inline std::shared_ptr<const Catalog> builtInCatalog() {
    static const std::shared_ptr<const Catalog> catalog = Catalog::layered({builtInRecords()});
    return catalog;
}

inline const QStringList& shippedBuilds() {
    static const QStringList names{QStringLiteral("startup-deepseek-v4-pro"), QStringLiteral("startup-glm-5-2-max"),
                                   QStringLiteral("startup-nemotron-3-ultra"), QStringLiteral("mid-size-gb200-nvl72"),
                                   QStringLiteral("pile-of-rtx-5090")};
    return names;
}

inline QString shippedBuildPath(const QString& name) {
    return QStringLiteral(RACKYARD_SOURCE_DIR "/resources/builds/") + name + QStringLiteral(".rackyard");
}

/// A session with that build open; null where it does not open.
inline std::unique_ptr<DesignSession> openedBuild(const QString& name) {
    auto session = std::make_unique<DesignSession>(builtInCatalog());
    FileProblems problems;
    return session->open(shippedBuildPath(name), problems) ? std::move(session) : nullptr;
}

} // namespace rackyard::testing
