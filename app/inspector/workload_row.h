#pragma once

#include <QWidget>

#include "session/design_session.h"
#include "text/text.h"

class QLabel;
class QToolButton;

namespace rackyard {

class LineField;

/// One model that is to run: how often, what it needs, and whether it fits.
class WorkloadRow : public QWidget {
    Q_OBJECT
public:
    WorkloadRow(DesignSession& session, const WorkloadId& workload, QWidget* parent = nullptr);
    /// `position` of `count` rows.
    void refresh(std::size_t position, std::size_t count);

private:
    QString takeReplicas(const QString& text);
    void move(int by);
    const Workload* workload() const;
    QToolButton* addButton(const QString& icon, const QString& tip);

    DesignSession& session_;
    text::Words words_;
    WorkloadId id_;
    QLabel* name_;
    QLabel* verdict_;
    LineField* replicas_;
    QToolButton* up_;
    QToolButton* down_;
    QToolButton* remove_;
};

/// The design with its workload moved by that many places in the order of priority, as far as there are places.
Design withWorkloadMoved(const Design& design, const WorkloadId& workload, int by);

} // namespace rackyard
