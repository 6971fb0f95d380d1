#include "journeys/support/user.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPixmap>
#include <QProcess>
#include <QScreen>
#include <QTest>
#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace journeys {
namespace {

constexpr int settleMs = 60;    // time for the program to take an event in
constexpr int stepPauseMs = 15; // a hand moves in many small steps
constexpr int steps = 24;

QString number(int value) { return QString::number(value); }

QStringList pathSteps(QPoint from, QPoint to) {
    QStringList arguments;
    for (int i = 1; i <= steps; ++i) {
        const QPoint at = from + (to - from) * i / steps;
        arguments << QStringLiteral("mousemove") << number(at.x()) << number(at.y())
                  << QStringLiteral("sleep") << QString::number(stepPauseMs / 1000.0);
    }
    return arguments;
}

/// First row with that text, depth first.
QModelIndex rowWith(const QAbstractItemModel& model, const QString& text, const QModelIndex& parent = {}) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data().toString() == text) return index;
        if (const QModelIndex below = rowWith(model, text, index); below.isValid()) return below;
    }
    return {};
}

} // namespace

User::User(const QString& journey) : folder_(QStringLiteral(RACKYARD_BINARY_DIR "/journeys/") + journey) {
    QDir(folder_).removeRecursively();
    QDir().mkpath(folder_);
}

void User::xdotool(const QStringList& arguments) {
    // The program's events must run meanwhile: it lives in this process, and a drag has an event loop of its
    // own.
    QProcess process;
    bool finished = false;
    connect(&process, &QProcess::finished, this, [&finished] { finished = true; });
    process.start(QStringLiteral("xdotool"), arguments);
    QTRY_VERIFY2_WITH_TIMEOUT(finished, qPrintable(arguments.join(QLatin1Char(' '))), 20000);
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

void User::moveTo(QPoint global) {
    xdotool({QStringLiteral("mousemove"), number(global.x()), number(global.y())});
    wait(settleMs);
}

void User::click(QPoint global, int button) {
    moveTo(global);
    xdotool({QStringLiteral("click"), number(button)});
    wait(settleMs);
}

void User::doubleClick(QPoint global) {
    moveTo(global);
    xdotool({QStringLiteral("click"), QStringLiteral("--repeat"), QStringLiteral("2"),
             QStringLiteral("--delay"), QStringLiteral("60"), QStringLiteral("1")});
    wait(settleMs);
}

void User::drag(QPoint from, QPoint to, const std::function<void()>& lookAround) {
    // The release is sent by a second process that the end of the first one starts, because the code that
    // waits below does not run again before a drag and drop has ended.
    QProcess moves, release;
    bool done = false;
    connect(&moves, &QProcess::finished, this, [&] {
        QTimer::singleShot(4 * settleMs, this, [&] {
            if (lookAround) lookAround();
            release.start(QStringLiteral("xdotool"), {QStringLiteral("mouseup"), QStringLiteral("1")});
        });
    });
    connect(&release, &QProcess::finished, this, [&done] { done = true; });
    moveTo(from);
    moves.start(QStringLiteral("xdotool"),
                QStringList{QStringLiteral("mousedown"), QStringLiteral("1")} + pathSteps(from, to));
    QTRY_VERIFY2_WITH_TIMEOUT(done, "the drag did not end", 30000);
    QCOMPARE(moves.exitCode(), 0);
    QCOMPARE(release.exitCode(), 0);
    wait(4 * settleMs);
}

void User::press(const QString& key) {
    xdotool({QStringLiteral("key"), QStringLiteral("--clearmodifiers"), key});
    wait(settleMs);
}

void User::type(const QString& text) {
    xdotool({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("8"), text});
    wait(settleMs);
}

void User::whenDialogOpens(const QStringList& xdotoolSteps, const QString& pictureName) {
    dialogSteps_ = xdotoolSteps;
    dialogPicture_ = pictureName;
    startIfDialogIsOpen();
}

void User::startIfDialogIsOpen() {
    // Timers go on while the dialog's own event loop runs.
    const QWidget* dialog = QApplication::activeModalWidget();
    if (!dialog || !dialog->isVisible() || !dialog->isActiveWindow()) {
        QTimer::singleShot(settleMs, this, &User::startIfDialogIsOpen);
        return;
    }
    QTimer::singleShot(4 * settleMs, this, [this] {
        photograph(dialogPicture_);
        auto* process = new QProcess(this);
        process->start(QStringLiteral("xdotool"), dialogSteps_);
    });
}

QString User::photograph(const QString& name) {
    wait(settleMs);
    const QString path =
        QStringLiteral("%1/%2-%3.png")
            .arg(folder_, QString::number(++pictures_).rightJustified(2, QLatin1Char('0')), name);
    const QPixmap picture = QGuiApplication::primaryScreen()->grabWindow(0);
    if (picture.isNull() || !picture.save(path))
        QTest::qFail(qPrintable(QStringLiteral("no picture: ") + path), __FILE__, __LINE__);
    return path;
}

bool User::sees(QWidget* window) {
    return QTest::qWaitForWindowExposed(window) && QTest::qWaitForWindowActive(window);
}

QPoint middleOf(const QWidget* widget) { return widget->mapToGlobal(widget->rect().center()); }

QPoint middleOfRow(QWidget* parent, const QString& text) {
    for (QAbstractItemView* view : parent->findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->model()) continue;
        const QModelIndex row = rowWith(*view->model(), text);
        if (!row.isValid()) continue;
        view->scrollTo(row);
        wait(settleMs);
        return view->viewport()->mapToGlobal(view->visualRect(row).center());
    }
    QTest::qFail(qPrintable(QStringLiteral("no row says ") + text), __FILE__, __LINE__);
    return {-1, -1};
}

bool says(const QWidget* parent, const QString& text) {
    const auto children = parent->findChildren<QWidget*>();
    // Figures keep to their units by a no-break space; a reader sees a space.
    const auto holds = [&](QString shown) { return shown.replace(QChar(0x00A0), QLatin1Char(' ')).contains(text); };
    return std::any_of(children.begin(), children.end(), [&](const QWidget* widget) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QString shown = label ? label->text() : button ? button->text() : QString();
        return widget->isVisible() &&
               (holds(shown) || holds(widget->accessibleName()) || holds(widget->accessibleDescription()));
    });
}

void wait(int milliseconds) { QTest::qWait(milliseconds); }

} // namespace journeys
