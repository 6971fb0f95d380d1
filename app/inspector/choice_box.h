#pragma once

#include <QComboBox>
#include <QList>

#include <functional>

namespace rackyard {

struct Choice {
    QString text;
    QString key;
};

/// A combo box whose choices are made when they are first looked at, so that showing a value costs little however
/// many there are. The wheel scrolls the panel and never changes a value that happens to lie under the pointer.
class ChoiceBox : public QComboBox {
    Q_OBJECT
public:
    using Choices = std::function<QList<Choice>()>;

    ChoiceBox(const QString& accessibleName, Choices choices, QWidget* parent = nullptr);

    void showValue(const QString& text, const QString& key);
    void showPopup() override;

Q_SIGNALS:
    void chosen(const QString& key);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fill();

    Choices choices_;
    QString text_;
    QString key_;
};

} // namespace rackyard
