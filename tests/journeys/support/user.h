#pragma once

#include <QModelIndex>
#include <QObject>
#include <QPoint>
#include <QString>
#include <QStringList>

#include <functional>

class QAbstractItemView;
class QWidget;

namespace journeys {

/// Somebody at the mouse and the keyboard of the screen that the journey runs on: every event goes through
/// the X server, as a real one does. Each call returns when the program has had time to take it in. A call
/// that fails, fails the test.
class User : public QObject {
    Q_OBJECT
public:
    /// Pictures are kept in build/<preset>/journeys under that name and a running number.
    explicit User(const QString& journey);

    void moveTo(QPoint global);
    void click(QPoint global, int button = 1);
    void doubleClick(QPoint global);
    /// Presses at `from`, moves in small steps to `to`, lets `lookAround` run while the button is still down,
    /// and then releases. `lookAround` also runs inside the loop of a drag and drop, which is where a program
    /// shows a preview.
    void drag(QPoint from, QPoint to, const std::function<void()>& lookAround = {});
    /// One key with its modifiers as X names them: `ctrl+z`, `Return`.
    void press(const QString& key);
    void type(const QString& text);

    /// Does `steps` once a dialog is open and active; call it before whatever opens the dialog, which returns
    /// only when the dialog is closed again.
    void whenDialogOpens(const QStringList& xdotoolSteps, const QString& pictureName);

    /// Keeps a picture of the whole screen: `01-empty.png`. Returns its path.
    QString photograph(const QString& name);

    /// The window called so has come up, is active and has been painted; waits for it.
    bool sees(QWidget* window);

private:
    void xdotool(const QStringList& arguments);
    void startIfDialogIsOpen();

    QStringList dialogSteps_;
    QString dialogPicture_;
    QString folder_;
    int pictures_ = 0;
};

/// Middle of a widget on the screen.
QPoint middleOf(const QWidget* widget);

/// Middle of the row of any list or tree under `parent` whose text is `text`, after scrolling to it; (-1, -1)
/// and a failed test where there is none.
QPoint middleOfRow(QWidget* parent, const QString& text);

/// Whether a visible label, button or chart under `parent` says `text` somewhere, on screen or to a screen
/// reader.
bool says(const QWidget* parent, const QString& text);

/// Lets events run for about that long.
void wait(int milliseconds);

} // namespace journeys
