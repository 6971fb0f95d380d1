#pragma once

#include <QLabel>

namespace rackyard::charts {

/// A figure that tells how it comes about: a click, Alt+click, Enter or Space asks for its derivation.
class Figure : public QLabel {
    Q_OBJECT
public:
    enum class Size { huge, large, normal };
    explicit Figure(Size size, QWidget* parent = nullptr);

    /// The key under which `explain` knows the figure; without one the figure is plain text.
    void setKey(const QString& key);
    const QString& key() const { return key_; }

Q_SIGNALS:
    void asked(const QString& key);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString key_;
};

} // namespace rackyard::charts
