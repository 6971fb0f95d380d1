#pragma once

#include "inspector/choice_box.h"
#include "inspector/page.h"

#include <functional>

class QCheckBox;

namespace rackyard {

class ElementLinks;
class LineField;

/// One scale-out fabric: what it is laid with, who is joined, and the switches and cables that this takes.
class FabricPage : public Page {
    Q_OBJECT
public:
    FabricPage(DesignSession& session, const FabricId& fabric, QWidget* parent = nullptr);
    void refresh() override;

private:
    const Fabric* fabric() const;
    void addKind();
    void addShape();
    void addResult();
    QList<Choice> speeds() const;
    void change(const Fabric& changed, const QString& label, const QString& gesture = {});
    /// A field of whole numbers; `set` puts the number into the fabric, 0 where the field may be empty and is.
    LineField* numberField(const QString& name, std::int64_t least, std::int64_t most, const QString& gesture,
                           std::function<void(Fabric&, std::int32_t)> set);
    template<class Set>
    void connectChoice(ChoiceBox* box, const QString& label, Set set);
    void refreshResult(const Fabric& fabric);

    FabricId id_;
    LineField* name_ = nullptr;
    ChoiceBox* kind_ = nullptr;
    ChoiceBox* role_ = nullptr;
    ChoiceBox* speed_ = nullptr;
    ChoiceBox* topology_ = nullptr;
    LineField* oversubscription_ = nullptr;
    LineField* unit_ = nullptr;
    LineField* managerPorts_ = nullptr;
    QCheckBox* default_ = nullptr;
    QLabel* switches_ = nullptr;
    QLabel* cables_ = nullptr;
    QLabel* pools_ = nullptr;
    ElementLinks* members_ = nullptr;
};

} // namespace rackyard
