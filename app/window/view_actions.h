#pragma once

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>

#include "canvas/yard_painter.h"
#include "theme/theme_controller.h"

namespace rackyard {

class CanvasView;

/// How things are looked at: zoom, colours of the yard, theme. What the user chose is kept in the settings.
class ViewActions : public QObject {
    Q_OBJECT
public:
    ViewActions(CanvasView& canvas, ThemeController& theme, QSettings& settings, QObject* parent = nullptr);

    /// `docks` are the toggles of the panels.
    void addTo(QMenu& menu, const QList<QAction*>& docks);
    QAction* zoomInAction() const { return zoomIn_; }
    QAction* zoomOutAction() const { return zoomOut_; }
    QAction* fullSizeAction() const { return fullSize_; }
    QAction* fitAction() const { return fit_; }

private:
    QAction* make(const QString& text, const QKeySequence& key, const QString& icon, void (CanvasView::*act)());
    void addColouring(QMenu& menu);
    void addTheme(QMenu& menu);
    void addToggle(QMenu& menu, const QString& text, const QString& key, bool usual, void (CanvasView::*set)(bool));

    CanvasView& canvas_;
    ThemeController& theme_;
    QSettings& settings_;
    QAction* zoomIn_;
    QAction* zoomOut_;
    QAction* fullSize_;
    QAction* fit_;
    QAction* fitSelection_;
};

} // namespace rackyard
