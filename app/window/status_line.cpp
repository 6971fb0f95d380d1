#include "window/status_line.h"

#include "text/text.h"

namespace rackyard {

namespace {

QString counted(std::int64_t count, const QString& one, const QString& many, const text::Words& words) {
    return count == 1 ? one : many.arg(words.integer(count));
}

QLabel* newLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

StatusLine::StatusLine(DesignSession& session, QWidget* parent)
    : QStatusBar(parent), session_(session), counts_(newLabel(this)), hint_(newLabel(this)), basis_(newLabel(this)) {
    setSizeGripEnabled(false);
    setContentsMargins(8, 0, 8, 0);
    addWidget(counts_);
    addWidget(hint_, 1);
    addPermanentWidget(basis_);
    connect(&session_, &DesignSession::evaluationChanged, this, &StatusLine::refresh);
    connect(&session_, &DesignSession::fileChanged, this, &StatusLine::refresh);
    refresh();
}

void StatusLine::showHint(const QString& hint) { hint_->setText(hint); }

void StatusLine::tell(const QString& message) {
    constexpr int milliseconds = 12'000;
    showMessage(message, milliseconds);
}

void StatusLine::refresh() {
    const text::Words words(locale());
    const Evaluation& evaluation = session_.evaluation();
    const auto racks = static_cast<std::int64_t>(session_.shown().racks.size());
    const QString separator = QStringLiteral(" · ");
    counts_->setText(counted(evaluation.systems, tr("1 system"), tr("%1 systems"), words) + separator +
                     counted(evaluation.memory.gpus, tr("1 GPU"), tr("%1 GPUs"), words) + separator +
                     counted(racks, tr("1 rack"), tr("%1 racks"), words));
    QStringList basis{tr("Catalog %1").arg(QString::fromStdString(session_.catalog().version()))};
    if (const PriceBook* book = session_.catalog().priceBook(session_.shown().assumptions.priceBook))
        basis << tr("Prices “%1”, %2").arg(QString::fromStdString(book->name), QString::fromStdString(book->date));
    basis << (session_.isModified() ? tr("unsaved changes") : session_.filePath().isEmpty() ? tr("no file yet") : tr("saved"));
    basis_->setText(basis.join(separator));
}

} // namespace rackyard
