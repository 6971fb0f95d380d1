#pragma once

#include <QWidget>

#include "catalog/catalog.h"
#include "window/shipped_builds.h"

namespace rackyard {

/// What an empty yard says: what a cluster is, what the honest difference is, and how to begin.
class Welcome : public QWidget {
    Q_OBJECT
public:
    explicit Welcome(const Catalog& catalog, QWidget* parent = nullptr);

Q_SIGNALS:
    void buildChosen(const QString& resource);

private:
    QWidget* newText(const QString& text, double size, bool bold);
};

} // namespace rackyard
