#pragma once

#include <QWidget>

#include "advise/requirement.h"
#include "catalog/catalog.h"

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;

namespace rackyard {

class DemandList;

/// What has to run, what the room can bear and what may be spent. A limit of zero does not bind.
class RequirementForm : public QWidget {
    Q_OBJECT
public:
    explicit RequirementForm(QWidget* parent = nullptr);

    void setCatalog(const Catalog& catalog);
    void setDemands(const std::vector<Demand>& demands);
    /// The requirement as entered; price book and cooling policy are the caller's.
    Requirement requirement() const;

Q_SIGNALS:
    void changed();

private:
    QDoubleSpinBox* addLimit(QFormLayout* form, const QString& label, const QString& suffix, double most, int decimals);
    void addCooling(QFormLayout* form);

    DemandList* demands_;
    QDoubleSpinBox* power_;
    QDoubleSpinBox* rackPower_;
    QDoubleSpinBox* cost_;
    QCheckBox* oneDomain_;
    std::vector<std::pair<CoolingClass, QCheckBox*>> cooling_;
};

} // namespace rackyard
