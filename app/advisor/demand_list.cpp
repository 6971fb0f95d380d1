#include "advisor/demand_list.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace rackyard {

DemandList::DemandList(QWidget* parent) : QWidget(parent) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    layout_ = new QVBoxLayout;
    outer->addLayout(layout_);
    auto* add = new QPushButton(tr("Add a model"), this);
    outer->addWidget(add, 0, Qt::AlignLeft);
    connect(add, &QPushButton::clicked, this, [this] {
        addRow(nullptr);
        Q_EMIT changed();
    });
}

void DemandList::setCatalog(const Catalog& catalog) {
    models_.clear();
    for (const Model& model : catalog.models())
        models_.emplace_back(QString::fromStdString(model.id.text()), QString::fromStdString(model.name));
    for (const Row& row : rows_)
        fill(row.model);
}

void DemandList::setDemands(const std::vector<Demand>& demands) {
    while (!rows_.empty())
        removeRow(rows_.back().widget);
    for (const Demand& demand : demands)
        addRow(&demand);
    if (rows_.empty()) addRow(nullptr);
}

std::vector<Demand> DemandList::demands() const {
    std::vector<Demand> demands;
    for (const Row& row : rows_)
        if (auto id = ModelId::parse(row.model->currentData().toString().toStdString())) demands.push_back({*id, row.replicas->value()});
    return demands;
}

void DemandList::addRow(const Demand* demand) {
    auto* widget = new QWidget(this);
    auto* line = new QHBoxLayout(widget);
    line->setContentsMargins(0, 0, 0, 0);
    auto* model = new QComboBox(widget);
    model->setAccessibleName(tr("Model"));
    model->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    model->setMinimumContentsLength(16);
    model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fill(model);
    auto* replicas = new QSpinBox(widget);
    replicas->setRange(1, 10'000);
    replicas->setPrefix(tr("× "));
    replicas->setAccessibleName(tr("Replicas"));
    auto* remove = new QToolButton(widget);
    remove->setText(QStringLiteral("✕"));
    remove->setToolTip(tr("Remove this model"));
    remove->setAccessibleName(remove->toolTip());
    line->addWidget(model);
    line->addWidget(replicas);
    line->addWidget(remove);
    if (demand) {
        model->setCurrentIndex(std::max(0, model->findData(QString::fromStdString(demand->model.text()))));
        replicas->setValue(static_cast<int>(demand->replicas));
    }
    layout_->addWidget(widget);
    rows_.push_back({widget, model, replicas});
    connect(model, &QComboBox::currentIndexChanged, this, &DemandList::changed);
    connect(replicas, &QSpinBox::valueChanged, this, &DemandList::changed);
    connect(remove, &QToolButton::clicked, this, [this, widget] {
        removeRow(widget);
        if (rows_.empty()) addRow(nullptr);
        Q_EMIT changed();
    });
}

void DemandList::removeRow(QWidget* widget) {
    rows_.erase(std::remove_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.widget == widget; }), rows_.end());
    layout_->removeWidget(widget);
    widget->hide();
    widget->deleteLater(); // its own button may be what called us
}

void DemandList::fill(QComboBox* box) const {
    const QSignalBlocker quiet(box);
    const QVariant current = box->currentData();
    box->clear();
    for (const auto& [id, name] : models_)
        box->addItem(name, id);
    box->setCurrentIndex(std::max(0, box->findData(current)));
}

} // namespace rackyard
