#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

namespace rackyard {

/// The panels around the yard. On a wide window each has its place; below 1,000 logical pixels they fold into tabs at
/// the right, and unfold as they were. Moved and hidden panels stay as the user left them.
class DockLayout : public QObject {
    Q_OBJECT
public:
    explicit DockLayout(QMainWindow& window);

    QDockWidget* add(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area);
    /// Puts the panels where they stand when nobody moved them. The second one at the right lies behind the first, or
    /// below it where the window is tall enough for both.
    void arrange(QDockWidget* left, QDockWidget* right, QDockWidget* secondRight, QDockWidget* bottom, bool tall);
    QList<QAction*> toggles() const;
    /// The state to keep for the next start, also while folded.
    QByteArray lastingState() const;
    bool restore(const QByteArray& state);

    /// Shows a panel and brings it in front of those it shares tabs with.
    static void reveal(QDockWidget* dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void fold();
    void trimTitles();

    QMainWindow& window_;
    QList<QDockWidget*> docks_;
    QDockWidget* front_ = nullptr; ///< what lies on top where panels share tabs
    QTimer following_;
    QTimer trimming_;
    QByteArray unfolded_; ///< how it was before folding; empty while unfolded
};

} // namespace rackyard
