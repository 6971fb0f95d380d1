#pragma once

#include <QFrame>

#include "advise/recommend.h"
#include "text/text.h"

namespace rackyard {

/// One recommended build: what it is, what it holds, draws and costs, why, and what it gives up.
class BuildCard : public QFrame {
    Q_OBJECT
public:
    BuildCard(const Recommendation& build, const Catalog& catalog, const QString& currency, const text::Words& words,
              QWidget* parent = nullptr);

Q_SIGNALS:
    void placeAsked();
};

} // namespace rackyard
