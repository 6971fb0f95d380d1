#include "window/dock_layout.h"

#include <QAction>
#include <QEvent>

namespace rackyard {

namespace {

constexpr int version = 1;      // of the set of docks; a state of another is passed over
constexpr int foldBelow = 1000; // logical pixels

QWidget* newGripStrip(QDockWidget* dock) {
    auto* strip = new QWidget(dock);
    strip->setFixedHeight(8);
    strip->setToolTip(DockLayout::tr("Drag to move the panel"));
    return strip;
}

} // namespace

DockLayout::DockLayout(QMainWindow& window) : QObject(&window), window_(window) {
    window_.setDockNestingEnabled(true);
    window_.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    // Side panels are tall, the findings wide: the corners belong to the sides.
    window_.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window_.installEventFilter(this);
    following_.setSingleShot(true);
    following_.setInterval(0);
    connect(&following_, &QTimer::timeout, this, &DockLayout::follow);
    trimming_.setSingleShot(true);
    trimming_.setInterval(0);
    connect(&trimming_, &QTimer::timeout, this, &DockLayout::trimTitles);
}

QDockWidget* DockLayout::add(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, &window_);
    dock->setObjectName(name);
    dock->setWidget(content);
    window_.addDockWidget(area, dock);
    docks_.append(dock);
    connect(dock, &QDockWidget::visibilityChanged, &trimming_, qOverload<>(&QTimer::start));
    connect(dock, &QDockWidget::topLevelChanged, &trimming_, qOverload<>(&QTimer::start));
    connect(dock, &QDockWidget::dockLocationChanged, &trimming_, qOverload<>(&QTimer::start));
    return dock;
}

void DockLayout::arrange(QDockWidget* left, QDockWidget* right, QDockWidget* secondRight, QDockWidget* bottom, bool tall) {
    front_ = right;
    if (tall) {
        window_.splitDockWidget(right, secondRight, Qt::Vertical);
        window_.resizeDocks({right, secondRight}, {60, 40}, Qt::Vertical);
    } else {
        window_.tabifyDockWidget(right, secondRight);
    }
    window_.resizeDocks({left, right}, {236, 324}, Qt::Horizontal);
    window_.resizeDocks({bottom}, {124}, Qt::Vertical);
    right->raise();
}

QList<QAction*> DockLayout::toggles() const {
    QList<QAction*> actions;
    for (QDockWidget* dock : docks_)
        actions.append(dock->toggleViewAction());
    return actions;
}

QByteArray DockLayout::lastingState() const { return unfolded_.isEmpty() ? window_.saveState(version) : unfolded_; }

bool DockLayout::restore(const QByteArray& state) { return !state.isEmpty() && window_.restoreState(state, version); }

void DockLayout::reveal(QDockWidget* dock) {
    dock->show();
    dock->raise();
}

bool DockLayout::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show) following_.start();
    return QObject::eventFilter(watched, event);
}

void DockLayout::follow() {
    const bool narrow = window_.width() < foldBelow;
    if (narrow && unfolded_.isEmpty()) {
        unfolded_ = window_.saveState(version);
        fold();
    } else if (!narrow && !unfolded_.isEmpty()) {
        window_.restoreState(unfolded_, version);
        unfolded_.clear();
    }
}

void DockLayout::fold() {
    QDockWidget* first = nullptr;
    for (QDockWidget* dock : docks_) {
        if (dock->isFloating() || dock->isHidden()) continue;
        window_.addDockWidget(Qt::RightDockWidgetArea, dock);
        if (first) window_.tabifyDockWidget(first, dock);
        else first = dock;
    }
    if (QDockWidget* top = front_ && !front_->isHidden() ? front_ : first) top->raise();
}

/// A panel among tabs has its name there already: only a strip stays by which it can be dragged away.
void DockLayout::trimTitles() {
    for (QDockWidget* dock : docks_) {
        QWidget* strip = dock->titleBarWidget();
        const bool tabbed = !dock->isFloating() && !window_.tabifiedDockWidgets(dock).isEmpty();
        if (tabbed == (strip != nullptr)) continue;
        dock->setTitleBarWidget(tabbed ? newGripStrip(dock) : nullptr);
        if (strip) strip->deleteLater();
    }
}

} // namespace rackyard
