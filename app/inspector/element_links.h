#pragma once

#include <QLabel>

#include "session/design_session.h"

#include <vector>

namespace rackyard {

/// Names of items as links, one a line; following one selects it. Of many only the first are listed, with the number
/// of the rest.
class ElementLinks : public QLabel {
    Q_OBJECT
public:
    explicit ElementLinks(DesignSession& session, QWidget* parent = nullptr);

    struct Line {
        ItemId item;
        QString place;   ///< in front, muted: `U13–U20`
    };
    void showLines(const std::vector<Line>& lines, const QString& whenEmpty);

private:
    DesignSession& session_;
};

} // namespace rackyard
