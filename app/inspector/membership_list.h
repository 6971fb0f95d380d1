#pragma once

#include <QWidget>

#include "session/design_session.h"
#include "text/text.h"

#include <vector>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace rackyard {

/// One box for each fabric of the design: checked for systems that are members, half checked where only some of several are.
class MembershipList : public QWidget {
    Q_OBJECT
public:
    MembershipList(DesignSession& session, std::vector<ItemId> items, QWidget* parent = nullptr);
    void refresh();

private:
    void rebuild();
    void setMember(const FabricId& fabric, bool member);
    Qt::CheckState stateOf(const FabricId& fabric) const;

    DesignSession& session_;
    text::Words words_;
    std::vector<ItemId> items_;
    std::vector<FabricId> fabrics_;
    std::vector<QCheckBox*> boxes_;
    QLabel* none_;
    QVBoxLayout* layout_;
};

} // namespace rackyard
