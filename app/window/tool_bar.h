#pragma once

#include <QToolBar>
#include <QToolButton>

namespace rackyard {

/// The bar below the menus: buttons with words at the left, the search and the view at the right.
class ToolBar : public QToolBar {
    Q_OBJECT
public:
    explicit ToolBar(QWidget* parent = nullptr);

    /// A button that shows its words; a primary one wears the accent colour.
    void addWords(QAction* action, bool primary = false);
    void addSign(QAction* action);
    void addGap();
    void addField(QWidget* field, int width);
    /// Shows the zoom and goes back to 100 % when pressed.
    void addZoom(QAction* fullSize);
    void showZoom(double zoom);

private:
    QToolButton* addButton(QAction* action, Qt::ToolButtonStyle style);

    QToolButton* zoom_ = nullptr;
};

} // namespace rackyard
