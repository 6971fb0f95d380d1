#include "inspector/workload_list.h"

#include <QLabel>
#include <QVBoxLayout>

#include "inspector/model_choices.h"
#include "inspector/page.h"
#include "inspector/workload_row.h"

namespace rackyard {

WorkloadList::WorkloadList(DesignSession& session, QWidget* parent)
    : QWidget(parent), session_(session), none_(new QLabel(tr("No model yet. Add what shall run on this cluster."), this)),
      rowsLayout_(new QVBoxLayout), add_(modelChooser(session, tr("Add a model…"), this)) {
    none_->setWordWrap(true);
    makeMuted(*none_);
    rowsLayout_->setSpacing(6);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(none_);
    layout->addLayout(rowsLayout_);
    layout->addWidget(add_);
    connect(add_, &ChoiceBox::chosen, this, [this](const QString& key) {
        if (const auto model = ModelId::parse(key.toStdString()))
            session_.apply(withWorkload(session_.design(), *model).first, tr("Add workload"));
    });
    refresh();
}

void WorkloadList::focusAdd() {
    add_->setFocus();
    add_->showPopup();
}

void WorkloadList::refresh() {
    std::vector<WorkloadId> now;
    for (const Workload& workload : session_.shown().workloads)
        now.push_back(workload.id);
    if (now != ids_) {
        ids_ = std::move(now);
        rebuild();
    }
    none_->setVisible(ids_.empty());
    for (std::size_t position = 0; position < rows_.size(); ++position)
        rows_[position]->refresh(position, rows_.size());
}

void WorkloadList::rebuild() {
    for (WorkloadRow* row : rows_) {
        row->hide();
        row->deleteLater(); // one of its buttons may be what brought us here
    }
    rows_.clear();
    for (const WorkloadId& id : ids_) {
        rows_.push_back(new WorkloadRow(session_, id, this));
        rowsLayout_->addWidget(rows_.back());
    }
}

} // namespace rackyard
