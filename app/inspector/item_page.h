#pragma once

#include "inspector/page.h"

namespace rackyard {

class ChoiceBox;
class LineField;
class MembershipList;

/// One system, card, switch or other device: what it is called, where it is, what it is joined to, what is known of it.
class ItemPage : public Page {
    Q_OBJECT
public:
    ItemPage(DesignSession& session, const ItemId& item, QWidget* parent = nullptr);
    void refresh() override;

private:
    void addProduct();
    void addPlace();
    void addBridge();
    void addMemory();

    const Item* item() const;
    const Product* product() const;
    void change(const Item& changed, const QString& label, const QString& gesture = {});
    void moveTo(const QString& rack);
    QString takeU(const QString& text);
    QString takeQuantity(const QString& text);
    void refreshPlace(const Item& item);
    void refreshMemory(const Item& item);
    RackUnits highestU() const;

    ItemId id_;
    LineField* name_ = nullptr;
    LineField* quantity_ = nullptr;
    ChoiceBox* place_ = nullptr;
    LineField* u_ = nullptr;
    ChoiceBox* bridge_ = nullptr;
    MembershipList* fabrics_ = nullptr;
    QLabel* pool_ = nullptr;
    QLabel* links_ = nullptr;
};

} // namespace rackyard
