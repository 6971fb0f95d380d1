#include "inspector/page.h"

#include <QLineEdit>

namespace rackyard {

namespace {

constexpr int labelWidth = 104;

} // namespace

void makeMuted(QLabel& label) { label.setForegroundRole(QPalette::PlaceholderText); }

Page::Page(DesignSession& session, QWidget* parent)
    : QWidget(parent), session_(session), words_(QLocale()), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(12, 10, 12, 12);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(6);
    grid_->setColumnMinimumWidth(0, labelWidth);
    grid_->setColumnStretch(1, 1);
}

QLabel* Page::addHeading(const QString& text) {
    auto* heading = new QLabel(text, this);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    heading->setContentsMargins(0, row_ == 0 ? 0 : 10, 0, 0);
    heading->setWordWrap(true);
    addWide(heading);
    return heading;
}

void Page::addRow(const QString& label, QWidget* field) {
    auto* name = new QLabel(label, this);
    makeMuted(*name);
    name->setWordWrap(true);
    name->setFixedWidth(labelWidth);
    name->setBuddy(field);
    name->setContentsMargins(0, 5, 0, 0);
    grid_->addWidget(name, row_, 0, Qt::AlignTop);
    grid_->addWidget(field, row_++, 1);
}

void Page::addWide(QWidget* widget) { grid_->addWidget(widget, row_++, 0, 1, 2); }

QLabel* Page::addValue(const QString& label) {
    auto* value = new QLabel(this);
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setContentsMargins(0, 5, 0, 0);
    addRow(label, value);
    return value;
}

QLabel* Page::addNote(const QString& text) {
    auto* note = new QLabel(text, this);
    makeMuted(*note);
    note->setWordWrap(true);
    addWide(note);
    return note;
}

void Page::finish() { grid_->setRowStretch(row_, 1); }

void Page::focusFirstInput() {
    if (auto* input = findChild<QLineEdit*>()) {
        input->setFocus();
        input->selectAll();
    }
}

} // namespace rackyard
