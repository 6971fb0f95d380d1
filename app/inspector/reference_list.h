#pragma once

#include <QLabel>
#include <QWidget>

#include "session/design_session.h"
#include "text/text.h"

namespace rackyard {

class ChoiceBox;

/// Models that the charts show as lines, each judged alone: a link removes one, a box adds one.
class ReferenceList : public QWidget {
    Q_OBJECT
public:
    explicit ReferenceList(DesignSession& session, QWidget* parent = nullptr);
    void refresh();

private:
    void add(const QString& model);
    void remove(const QString& model);

    DesignSession& session_;
    text::Words words_;
    QLabel* list_;
    ChoiceBox* add_;
};

} // namespace rackyard
