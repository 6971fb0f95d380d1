#include "inspector/choice_box.h"

#include <QWheelEvent>

namespace rackyard {

ChoiceBox::ChoiceBox(const QString& accessibleName, Choices choices, QWidget* parent)
    : QComboBox(parent), choices_(std::move(choices)) {
    setAccessibleName(accessibleName);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    connect(this, &QComboBox::activated, this, [this](int index) {
        const QString key = itemData(index).toString();
        if (key != key_) Q_EMIT chosen(key);
    });
}

void ChoiceBox::showValue(const QString& text, const QString& key) {
    if (count() > 0 && text == text_ && key == key_) return;
    text_ = text;
    key_ = key;
    if (const int index = findData(key); index >= 0 && itemText(index) == text) {
        setCurrentIndex(index);
        return;
    }
    clear();
    addItem(text, key);
}

void ChoiceBox::showPopup() {
    fill();
    QComboBox::showPopup();
}

void ChoiceBox::focusInEvent(QFocusEvent* event) {
    fill();
    QComboBox::focusInEvent(event);
}

void ChoiceBox::wheelEvent(QWheelEvent* event) { event->ignore(); }

void ChoiceBox::fill() {
    clear();
    for (const Choice& choice : choices_())
        addItem(choice.text, choice.key);
    int index = findData(key_);
    if (index < 0) {
        insertItem(0, text_, key_); // what the design says though nobody offers it, such as an unknown record
        index = 0;
    }
    setCurrentIndex(index);
}

} // namespace rackyard
