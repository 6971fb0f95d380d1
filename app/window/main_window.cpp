#include "window/main_window.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QShortcut>

#include "advisor/advisor_panel.h"
#include "canvas/canvas_view.h"
#include "charts/summary_panel.h"
#include "findings/findings_panel.h"
#include "inspector/inspector_panel.h"
#include "palette/palette_panel.h"
#include "window/arrange_actions.h"
#include "window/dock_layout.h"
#include "window/edit_actions.h"
#include "window/export_actions.h"
#include "window/file_actions.h"
#include "window/find_field.h"
#include "window/find_sources.h"
#include "window/help_actions.h"
#include "window/message_dialogs.h"
#include "window/status_line.h"
#include "window/tool_bar.h"
#include "window/view_actions.h"
#include "window/welcome.h"

namespace rackyard {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString docksKey = QStringLiteral("window/docks");

constexpr int tallWindow = 940; // room for summary and properties above each other

/// Most of the screen, and never less than the panels need where the screen has it.
QSize usualSize(QSize available) {
    return QSize(available.width() * 9 / 10, available.height() * 9 / 10).expandedTo(QSize(1340, 700)).boundedTo(available);
}

/// The one local file that is dragged, or nothing.
QString draggedFile(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(DesignSession& session, ThemeController& theme, QSettings& settings, std::unique_ptr<Dialogs> dialogs)
    : session_(session), theme_(theme), settings_(settings),
      dialogs_(dialogs ? std::move(dialogs) : std::make_unique<MessageDialogs>(*this)),
      canvas_(new CanvasView(session, this)), palette_(new PalettePanel(session, settings, this)),
      summary_(new SummaryPanel(session, this)), inspector_(new InspectorPanel(session, this)),
      findings_(new FindingsPanel(session, this)), status_(new StatusLine(session, this)), toolBar_(new ToolBar(this)),
      find_(new FindField(this)), docks_(new DockLayout(*this)), addWorkload_(new QAction(tr("Add &workload…"), this)),
      files_(new FileActions(session, *dialogs_, settings, this)), exports_(new ExportActions(session, *dialogs_, this)),
      edits_(new EditActions(session, *canvas_, this)), views_(new ViewActions(*canvas_, theme, settings, this)) {
    setObjectName(QStringLiteral("main-window"));
    setAcceptDrops(true);
    resize(usualSize(screen()->availableSize()));
    setCentralWidget(canvas_);
    setStatusBar(status_);
    addPanels();
    addMenus();
    addToolBar();
    addFindSources();
    connectParts();
    wear(theme_.theme());
    welcome();
    showTitle();
    restorePlace();
    canvas_->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::addPanels() {
    QDockWidget* palette = docks_->add(QStringLiteral("catalog"), tr("Catalog"), palette_, Qt::LeftDockWidgetArea);
    QDockWidget* summary = docks_->add(QStringLiteral("summary"), tr("Summary"), summary_, Qt::RightDockWidgetArea);
    inspectorDock_ = docks_->add(QStringLiteral("properties"), tr("Properties"), inspector_, Qt::RightDockWidgetArea);
    QDockWidget* findings = docks_->add(QStringLiteral("findings"), tr("Findings"), findings_, Qt::BottomDockWidgetArea);
    docks_->arrange(palette, summary, inspectorDock_, findings, height() >= tallWindow);
}

void MainWindow::addMenus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    files_->addTo(*file);
    file->addSeparator();
    exports_->addTo(*file);
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edits_->addTo(*edit);
    edit->addSeparator();
    choose_ = edit->addAction(tr("&Help me choose…"), this, &MainWindow::helpToChoose);
    edit->addAction(addWorkload_);

    views_->addTo(*menuBar()->addMenu(tr("&View")), docks_->toggles());
    (new ArrangeActions(session_, *canvas_, this))->addTo(*menuBar()->addMenu(tr("&Arrange")));
    addHelpActions(*menuBar()->addMenu(tr("&Help")), *this);
}

void MainWindow::addToolBar() {
    addToolBarBreak();
    QMainWindow::addToolBar(toolBar_);
    toolBar_->addWords(choose_, true);
    toolBar_->addWords(exports_->proposalAction());
    toolBar_->addWords(addWorkload_);
    toolBar_->addGap();
    toolBar_->addField(find_, 320);
    toolBar_->addSign(edits_->undoAction());
    toolBar_->addSign(edits_->redoAction());
    toolBar_->addSign(views_->zoomOutAction());
    toolBar_->addZoom(views_->fullSizeAction());
    toolBar_->addSign(views_->zoomInAction());
    toolBar_->addWords(views_->fitAction());
    toolBar_->showZoom(canvas_->zoom());
}

void MainWindow::helpToChoose() {
    if (!advisor_) {
        advisor_ = new AdvisorPanel(session_, this);
        advisor_->setWindowFlag(Qt::Dialog);
    }
    advisor_->startFromDesign();
    advisor_->show();
    advisor_->raise();
    advisor_->activateWindow();
}

void MainWindow::addFindSources() {
    const auto show = [this] { canvas_->showSelection(); };
    find_->addSource(elementSource(session_, show));
    find_->addSource(findingSource(session_, show));
    find_->addSource(catalogSource(palette_->model(), [this](const PaletteEntry& entry) {
        addFromCatalog(*entry.mimeData());
        palette_->noteUse(entry.key());
    }));
    find_->addSource(commandSource(*this));
    auto* key = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_K), this);
    connect(key, &QShortcut::activated, find_, &FindField::begin);
}

void MainWindow::connectParts() {
    connect(&theme_, &ThemeController::themeChanged, this, &MainWindow::wear);
    connect(&session_, &DesignSession::fileChanged, this, &MainWindow::showTitle);
    connect(&session_, &DesignSession::designChanged, this, &MainWindow::welcome);
    connect(palette_, &PalettePanel::addRequested, this, &MainWindow::addFromCatalog);
    connect(canvas_, &CanvasView::zoomChanged, toolBar_, &ToolBar::showZoom);
    connect(canvas_, &CanvasView::hintChanged, status_, &StatusLine::showHint);
    connect(canvas_, &CanvasView::activated, this, [this] {
        DockLayout::reveal(inspectorDock_);
        inspector_->focusFirstInput();
    });
    connect(addWorkload_, &QAction::triggered, this, &MainWindow::askForWorkload);
    connect(files_, &FileActions::told, status_, &StatusLine::tell);
    connect(exports_, &ExportActions::told, status_, &StatusLine::tell);
}

/// Most widgets follow the palette; these two have colours of their own.
void MainWindow::wear(const Theme& theme) {
    summary_->setTheme(theme);
    findings_->setTheme(theme);
}

/// The guidance is made when an empty yard is first seen; the canvas shows and hides it.
void MainWindow::welcome() {
    const Design& design = session_.design();
    if (welcome_ || !design.items.empty() || !design.racks.empty() || !design.fabrics.empty()) return;
    auto* guidance = new Welcome(session_.catalog());
    connect(guidance, &Welcome::buildChosen, this, [this](const QString& resource) {
        if (files_->mayLeave()) files_->openBuild(resource);
    });
    welcome_ = guidance;
    canvas_->setEmptyOverlay(welcome_);
}

void MainWindow::showTitle() {
    setWindowTitle(QStringLiteral("%1[*] — Rackyard").arg(session_.displayName()));
    setWindowModified(session_.isModified());
}

void MainWindow::askForWorkload() {
    DockLayout::reveal(inspectorDock_);
    inspector_->askForWorkload();
}

void MainWindow::addFromCatalog(const QMimeData& payload) {
    canvas_->addSomewhere(payload);
    canvas_->showSelection();
}

void MainWindow::restorePlace() {
    restoreGeometry(settings_.value(geometryKey).toByteArray());
    docks_->restore(settings_.value(docksKey).toByteArray());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayLeave()) {
        event->ignore();
        return;
    }
    settings_.setValue(geometryKey, saveGeometry());
    settings_.setValue(docksKey, docks_->lastingState());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!draggedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = draggedFile(*event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    // The drop must be over before a dialog may open: the other program waits for its end.
    QMetaObject::invokeMethod(this, [this, path] {
        if (files_->mayLeave()) files_->openFile(path);
    }, Qt::QueuedConnection);
}

} // namespace rackyard
