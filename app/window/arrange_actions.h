#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>

#include "session/design_session.h"

namespace rackyard {

class CanvasView;

/// Puts things in order: racks in a row, systems on fabrics.
class ArrangeActions : public QObject {
    Q_OBJECT
public:
    ArrangeActions(DesignSession& session, CanvasView& canvas, QObject* parent = nullptr);
    void addTo(QMenu& menu);

private:
    void lineUp();
    void fill();
    void enable();

    DesignSession& session_;
    CanvasView& canvas_;
    QAction* lineUp_;
    QMenu* join_ = nullptr;
    QMenu* leave_ = nullptr;
};

/// The racks, all or those named, side by side from the leftmost one on, their tops level, in the order in which they stand.
Design withRacksLinedUp(const Design& design, const Catalog& catalog, const std::vector<RackId>& racks);

} // namespace rackyard
