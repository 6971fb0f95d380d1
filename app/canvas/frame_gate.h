#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

namespace rackyard {

/// Lets work through at most once a frame: a mouse reports up to a thousand positions a second, a screen shows sixty.
/// The newest work replaces what still waits.
class FrameGate : public QObject {
    Q_OBJECT
public:
    explicit FrameGate(QObject* parent = nullptr);
    /// Does it at once where the last one is a frame ago, else when it is.
    void post(std::function<void()> work);
    /// Does what waits now.
    void flush();
    /// Forgets what waits.
    void clear();

private:
    std::function<void()> waiting_;
    QElapsedTimer sinceLast_;
    QTimer timer_;
};

} // namespace rackyard
