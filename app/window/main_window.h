#pragma once

#include <QMainWindow>
#include <QSettings>

#include "session/design_session.h"
#include "theme/theme_controller.h"
#include "window/dialogs.h"

#include <memory>

class QMimeData;

namespace rackyard {

class AdvisorPanel;
class CanvasView;
class DockLayout;
class EditActions;
class ExportActions;
class FileActions;
class FindField;
class FindingsPanel;
class InspectorPanel;
class PalettePanel;
class StatusLine;
class SummaryPanel;
class ToolBar;
class ViewActions;

/// The window: the yard in the middle, the panels around it, and the actions that belong to them. It only puts
/// together; what things do stands in the panels, the actions and the session.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `dialogs` may be null: then the desktop's are used. All others must outlive the window.
    MainWindow(DesignSession& session, ThemeController& theme, QSettings& settings, std::unique_ptr<Dialogs> dialogs = nullptr);
    ~MainWindow() override;

    FileActions& files() { return *files_; }
    CanvasView& canvas() { return *canvas_; }
    Dialogs& dialogs() { return *dialogs_; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addPanels();
    void addMenus();
    void addToolBar();
    void addFindSources();
    void connectParts();
    void wear(const Theme& theme);
    void welcome();
    void showTitle();
    void helpToChoose();
    void askForWorkload();
    void addFromCatalog(const QMimeData& payload);
    void restorePlace();

    DesignSession& session_;
    ThemeController& theme_;
    QSettings& settings_;
    std::unique_ptr<Dialogs> dialogs_;

    CanvasView* canvas_;
    PalettePanel* palette_;
    SummaryPanel* summary_;
    InspectorPanel* inspector_;
    FindingsPanel* findings_;
    StatusLine* status_;
    ToolBar* toolBar_;
    FindField* find_;
    DockLayout* docks_;
    QDockWidget* inspectorDock_ = nullptr;
    QAction* addWorkload_;
    QAction* choose_ = nullptr;
    AdvisorPanel* advisor_ = nullptr;

    FileActions* files_;
    ExportActions* exports_;
    EditActions* edits_;
    ViewActions* views_;
    QWidget* welcome_ = nullptr;
};

} // namespace rackyard
