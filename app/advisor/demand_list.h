#pragma once

#include <QWidget>

#include "advise/requirement.h"
#include "catalog/catalog.h"

#include <vector>

class QComboBox;
class QSpinBox;
class QVBoxLayout;

namespace rackyard {

/// Which models have to run, and how often: one row each, always at least one.
class DemandList : public QWidget {
    Q_OBJECT
public:
    explicit DemandList(QWidget* parent = nullptr);

    /// Offers the catalog's models; rows keep what they name.
    void setCatalog(const Catalog& catalog);
    void setDemands(const std::vector<Demand>& demands);
    std::vector<Demand> demands() const;

Q_SIGNALS:
    void changed();

private:
    struct Row {
        QWidget* widget;
        QComboBox* model;
        QSpinBox* replicas;
    };
    void addRow(const Demand* demand);
    void removeRow(QWidget* widget);
    void fill(QComboBox* box) const;

    std::vector<std::pair<QString, QString>> models_; ///< id and name
    std::vector<Row> rows_;
    QVBoxLayout* layout_;
};

} // namespace rackyard
