#include "inspector/workload_row.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include "inspector/input.h"
#include "inspector/line_field.h"
#include "inspector/verdict.h"
#include "theme/icons.h"

#include <algorithm>

namespace rackyard {

Design withWorkloadMoved(const Design& design, const WorkloadId& workload, int by) {
    Design moved = design;
    const auto found = std::find_if(moved.workloads.begin(), moved.workloads.end(),
                                    [&](const Workload& candidate) { return candidate.id == workload; });
    if (found == moved.workloads.end()) return moved;
    const auto last = static_cast<std::ptrdiff_t>(moved.workloads.size()) - 1;
    const auto from = found - moved.workloads.begin();
    const auto to = std::clamp<std::ptrdiff_t>(from + by, 0, last);
    const Workload taken = *found;
    moved.workloads.erase(found);
    moved.workloads.insert(moved.workloads.begin() + to, taken);
    return moved;
}

WorkloadRow::WorkloadRow(DesignSession& session, const WorkloadId& workload, QWidget* parent)
    : QWidget(parent), session_(session), words_(QLocale()), id_(workload), name_(new QLabel(this)),
      verdict_(new QLabel(this)),
      replicas_(new LineField(session, tr("Replicas"), [this](const QString& text) { return takeReplicas(text); }, this)),
      up_(addButton(QStringLiteral("chevron-up"), tr("Higher priority"))),
      down_(addButton(QStringLiteral("chevron-down"), tr("Lower priority"))),
      remove_(addButton(QStringLiteral("close"), tr("Remove workload"))) {
    name_->setWordWrap(true);
    verdict_->setWordWrap(true);
    verdict_->setTextFormat(Qt::RichText);
    replicas_->setFixedWidth(52);
    replicas_->setToolTip(tr("Replicas that run at the same time"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setHorizontalSpacing(2);
    layout->setVerticalSpacing(0);
    layout->addWidget(name_, 0, 0);
    layout->addWidget(replicas_, 0, 1);
    layout->addWidget(up_, 0, 2);
    layout->addWidget(down_, 0, 3);
    layout->addWidget(remove_, 0, 4);
    layout->addWidget(verdict_, 1, 0, 1, 5);
    layout->setColumnStretch(0, 1);
    connect(up_, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { move(1); });
    connect(remove_, &QToolButton::clicked, this,
            [this] { session_.apply(withoutWorkload(session_.design(), id_), tr("Remove workload")); });
}

QToolButton* WorkloadRow::addButton(const QString& icon, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setIcon(lineIcon(icon));
    button->setIconSize(QSize(14, 14));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    return button;
}

const Workload* WorkloadRow::workload() const {
    for (const Workload& candidate : session_.shown().workloads)
        if (candidate.id == id_) return &candidate;
    return nullptr;
}

QString WorkloadRow::takeReplicas(const QString& text) {
    const auto input = wholeNumber(text, words_.locale(), 1, 100'000);
    const Workload* now = workload();
    if (!input.value || !now) return input.problem;
    Workload changed = *now;
    changed.replicas = static_cast<std::int32_t>(*input.value);
    session_.apply(withChangedWorkload(session_.design(), changed), tr("Change replicas"),
                   QStringLiteral("workload/%1/replicas").arg(QString::fromStdString(std::string(id_.text()))));
    return {};
}

void WorkloadRow::move(int by) {
    session_.apply(withWorkloadMoved(session_.design(), id_, by), tr("Change priority"));
}

void WorkloadRow::refresh(std::size_t position, std::size_t count) {
    const Workload* shown = workload();
    if (!shown) return;
    name_->setText(text::modelName(shown->model, session_.catalog()));
    replicas_->showValue(words_.integer(shown->replicas));
    up_->setEnabled(position > 0);
    down_->setEnabled(position + 1 < count);
    const auto& fits = session_.evaluation().fit.workloads;
    const auto fit = std::find_if(fits.begin(), fits.end(), [&](const WorkloadFit& f) { return f.workload == id_; });
    if (fit == fits.end() || !fit->minimum)
        verdict_->setText(tr("The catalog does not know what it needs."));
    else
        verdict_->setText(verdictHtml(fit->status, fit->headroom, *fit->minimum, palette(), words_));
}

} // namespace rackyard
