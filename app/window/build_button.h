#pragma once

#include <QAbstractButton>

namespace rackyard {

/// Opens a shipped build; says beside its name what one model can use of it and what it is on paper.
class BuildButton : public QAbstractButton {
    Q_OBJECT
public:
    BuildButton(const QString& name, const QString& usable, const QString& onPaper, bool pools, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString usable_;
    QString onPaper_;
    bool pools_; ///< all that is on paper can be used
};

} // namespace rackyard
