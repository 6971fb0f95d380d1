#pragma once

#include "inspector/page.h"

namespace rackyard {

class ElementLinks;
class LineField;

/// One cabinet: its name and limit, what stands in it, and what that comes to.
class RackPage : public Page {
    Q_OBJECT
public:
    RackPage(DesignSession& session, const RackId& rack, QWidget* parent = nullptr);
    void refresh() override;

private:
    const Rack* rack() const;
    const Product* product() const;
    const RackAnswer* answer() const;
    void addFields();
    void addFigures();
    QString takeLimit(const QString& text);
    void change(const Rack& changed, const QString& label, const QString& gesture);
    void refreshFigures(const RackAnswer& answer);
    void refreshContents();

    RackId id_;
    LineField* name_ = nullptr;
    LineField* limit_ = nullptr;
    QLabel* power_ = nullptr;
    QLabel* cooling_ = nullptr;
    QLabel* space_ = nullptr;
    QLabel* weight_ = nullptr;
    ElementLinks* contents_ = nullptr;
};

} // namespace rackyard
