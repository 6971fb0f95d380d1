#pragma once

#include <QWidget>

#include "session/design_session.h"

#include <vector>

class QLabel;
class QVBoxLayout;

namespace rackyard {

class ChoiceBox;
class WorkloadRow;

/// What is to run, most important first, with a box to add more.
class WorkloadList : public QWidget {
    Q_OBJECT
public:
    explicit WorkloadList(DesignSession& session, QWidget* parent = nullptr);
    void refresh();
    void focusAdd();

private:
    void rebuild();

    DesignSession& session_;
    QLabel* none_;
    QVBoxLayout* rowsLayout_;
    ChoiceBox* add_;
    std::vector<WorkloadId> ids_;
    std::vector<WorkloadRow*> rows_;
};

} // namespace rackyard
